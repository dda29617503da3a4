import type { CssColor, Targets, Visitor } from 'lightningcss'

const version = (major: number, minor = 0) => (major << 16) | (minor << 8)

/** The oldest browsers that get the whole site; Chrome 109 and Firefox 115 are the last ones on Windows 7. */
export const scriptTargets = ['chrome109', 'edge109', 'firefox115', 'safari15.4']

/** The same for the style sheets. */
export const browsers: Targets = {
  chrome: version(109),
  edge: version(109),
  firefox: version(115),
  safari: version(15, 4),
}

/** `--petrol-6`: a colour of the palette, which only tokens.css names. */
const PALETTE = /^--(?:chalk|[a-z]+-\d)$/
const palette = new Map<string, CssColor>()

function toSrgb(color: CssColor): CssColor | undefined {
  if (typeof color === 'string' || color.type !== 'oklch') return undefined
  const [r, g, b] = srgbOf(color.l, color.c, color.h)
  return { type: 'rgb', r, g, b, alpha: color.alpha }
}

/**
 * Writes our oklch colours as sRGB, which every browser knows and which holds the whole palette. Left to itself the tool
 * would write each colour twice, for old and new browsers. What is sent has roles only: the palette's colours are put
 * in their place, which every page would otherwise have to load.
 */
export const colours: Visitor<never> = {
  Color: toSrgb,
  Declaration: {
    custom({ name, value: [first] }) {
      if (!PALETTE.test(name) || first?.type !== 'color') return undefined
      palette.set(name, toSrgb(first.value) ?? first.value)
      return []
    },
  },
  Variable({ name: { ident } }) {
    const value = palette.get(ident)
    return value && { type: 'color', value }
  },
}

/** Björn Ottosson, "A perceptual color space for image processing", 2020; sRGB by IEC 61966-2-1. Channels 0 to 255. */
export function srgbOf(lightness: number, chroma: number, hue: number): [number, number, number] {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    channel(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    channel(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    channel(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

function channel(linear: number): number {
  const coded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, coded)) * 255)
}
