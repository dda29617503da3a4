declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Comes alive at the first touch, key or focus; works as plain HTML before. With a selector, a touch of what
     * lies around the island and matches counts too.
     */
    'client:interact'?: boolean | string
    /** Comes alive when idle if the root has this class, else at the first touch. */
    'client:called'?: string
    /** Comes alive at once if the address carries a query, else at the first touch. */
    'client:asked'?: boolean
    /** Comes alive when idle if this device keeps something under this key, else at the first touch. */
    'client:kept'?: string
    /** Comes alive when it comes into view; when idle if the address asks for something. */
    'client:near'?: boolean
    /** Comes alive when the page has loaded and the browser is idle. */
    'client:settled'?: boolean
    /** Like `client:interact`; at once where the reader has already allowed this site to know the position. */
    'client:granted'?: boolean
  }
}

// oxlint-disable-next-line unicorn/require-module-specifiers -- makes this a module, which adds to Astro's own types
export {}
