import type { ClientDirective } from 'astro'

/** Where Astro keeps the directives that a page has. */
declare const Astro: { interact: ClientDirective }

/**
 * The `interact` of the page, for the directives that build on it: each comes inline, and would bring a copy along. The
 * navigation has it, which stands first on every page.
 */
export const interact: ClientDirective = (load, options, island) =>
  Astro.interact(load, options, island)

/** Brings an island to life as the reader's touch would. */
export function touch(island: HTMLElement): void {
  island.dispatchEvent(new Event('pointerover'))
}
