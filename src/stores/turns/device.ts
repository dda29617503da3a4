/** What a step asks of the device: a screen that stays on, and a code for the camera of another. */
export { qrPath } from '#services/qr/qr-path.ts'
export type { QrPath } from '#services/qr/qr-path.ts'
export { keepAwake } from '#services/wake-lock.ts'
