/** The reader's choice, else what the system says. Anything but the two words is no choice. */
export function isDark(choice: string, systemIsDark: boolean): boolean {
  return choice === 'true' || (choice !== 'false' && systemIsDark)
}

/** What a browser may paint around the page: the colour of the bar at its top (`--surface`). */
export const themeColours = { light: '#fdfdfa', dark: '#11252a' }
