declare module 'astro' {
  interface AstroClientDirectives {
    /** Comes alive at the first touch, key or focus; works as plain HTML before. */
    'client:interact'?: boolean
    /** Comes alive when the page has loaded and the browser is idle. */
    'client:settled'?: boolean
  }
}

export {}
