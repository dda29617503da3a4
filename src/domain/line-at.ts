/** The number of the line in which a place of a text stands, counted from 1. */
export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length
