/** The drawings in src/content/pictures, with the words that stand in for them. */
const sources = import.meta.glob<string>('/src/content/pictures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Where a drawing's file is served, and its text alternative, from its own <desc>. */
export function pictureNamed(name: string): { file: string; description: string } {
  const source = sources[`/src/content/pictures/${name}.svg`]
  const description = source && /<desc[^>]*>([^<]+)<\/desc>/.exec(source)?.[1]?.trim()
  if (!description) throw new Error(`The picture "${name}" does not exist or has no <desc>.`)
  return { file: `/pictures.svg#${name}`, description }
}

/** All drawings as one sprite, so that a page's colours reach into them and they are cached together. */
export function pictureSprite(): string {
  const symbols = Object.entries(sources).map(([path, source]) => {
    const name = path.replace(/^.*\/|\.svg$/g, '')
    const inside = source.replace(
      /^[\s\S]*?<svg[^>]*>|<\/svg>\s*$|<(title|desc)[^>]*>[^<]*<\/\1>/g,
      '',
    )
    const box = /viewBox="([^"]+)"/.exec(source)?.[1] ?? '0 0 280 150'
    return `<symbol id="${name}" viewBox="${box}">${inside.replace(/\n\s*/g, '')}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}
