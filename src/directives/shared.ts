import type { ClientDirective } from 'astro'

type Directive = (...details: [...Parameters<ClientDirective>, atIdle?: boolean]) => void

/** Where Astro keeps the directives that a page has. */
declare const Astro: { interact: Directive }

/**
 * The `interact` of the page, for the directives that build on it: each comes inline, and would bring a copy along. The
 * navigation has it, which stands first on every page. With `atIdle` it also hydrates once the page has loaded and
 * the browser has nothing better to do.
 */
export const interact: Directive = (...details) => Astro.interact(...details)

/** Brings an island to life as the reader's touch would. */
export function touch(island: HTMLElement): void {
  island.dispatchEvent(new Event('pointerover'))
}
