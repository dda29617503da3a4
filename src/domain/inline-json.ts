/** JSON that can stand in a script element: no text in it ends the element. */
export const inlineJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')
