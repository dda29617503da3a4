import type { ActivationOptions } from './conditions.ts'

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates at the first touch, key or focus, or earlier where the options say so; works as plain HTML before.
     */
    'client:activate'?: boolean | ActivationOptions
  }
}
