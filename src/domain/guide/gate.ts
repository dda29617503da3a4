/** Where a device remembers that its reader has opened a guide: from then on every guide is open. */
export const GUIDES_OPEN = 'guidesOpen'
