/** The part of subset-font that scripts/fonts.ts uses; the package brings no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    variationAxes?: Record<string, number | { min: number; max: number }>
  }

  function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>
  export = subsetFont
}
