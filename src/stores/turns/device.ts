/** What a step asks of the device: a screen that stays on. */
export { keepAwake } from '#services/wake-lock.ts'
