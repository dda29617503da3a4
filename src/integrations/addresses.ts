/** The address at which the host serves a file of the built site: `issue/16.html` at `/issue/16`. */
export const addressOf = (name: string) =>
  `/${name.replaceAll('\\', '/').replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/'
