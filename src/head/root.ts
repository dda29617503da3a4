/** The classes that the styles look for. */
export const { classList } = document.documentElement
