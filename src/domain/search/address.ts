/** Where a query is answered without a nickname, and without a script. */
export const searchAddress = (query: string) => `/search?q=${encodeURIComponent(query.trim())}`
