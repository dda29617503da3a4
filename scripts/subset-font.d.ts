/** The part of subset-font that scripts/fonts.ts and its test use; the package brings no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    variationAxes?: Record<string, number | { min: number; max: number }>
    keepFeatures?: readonly string[]
    noHinting?: boolean
    keepAllGlyphs?: boolean
    dropTables?: readonly string[]
  }

  function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: Options,
  ): Promise<Uint8Array>
  export = subsetFont
}
