import type { AstroIntegration } from 'astro'

/** Registers the ways in which our islands come alive; see src/directives. */
export function hydration(): AstroIntegration {
  return {
    name: 'hydration',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['interact', 'settled', 'granted', 'called', 'asked', 'kept', 'near'])
          addClientDirective({ name, entrypoint: `./src/directives/${name}.ts` })
      },
    },
  }
}
