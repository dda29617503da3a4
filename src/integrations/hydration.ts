import type { AstroIntegration } from 'astro'

/** The one way in which our islands hydrate: `client:activate`, with the options of src/directives/conditions.ts. */
export const DIRECTIVE = 'activate'

/** Registers the directive with Astro. */
export function hydration(): AstroIntegration {
  return {
    name: 'hydration',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: DIRECTIVE, entrypoint: `./src/directives/${DIRECTIVE}.ts` }),
    },
  }
}
