/** Where the drawings lie. Two sprites, so that a guide's first visit loads only what guides show. */
const more = new Set(
  'back bookmark close copy edit globe google home locate lock login logout map microphone mouse next people phone plus print refresh screen speaker star stop-square trash up vote-down vote-up'.split(
    ' ',
  ),
)

/** The address of a drawing, for `use`. */
export const iconAddress = (name: string) =>
  `/${more.has(name) ? 'more-icons' : 'icons'}.svg#${name}`
