/** Each kind of cached file has a cache of its own, so that a reader can remove one without the others. */
export const cacheNames = {
  /** Home, the search and their files; files that pages share. */
  site: 'fixwise-site',
  /** Pages that were opened on this device. */
  visited: 'fixwise-visited',
  /** All guides, where the reader has asked for them. */
  library: 'fixwise-library',
} as const
