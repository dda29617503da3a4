import type { AstroIntegration } from 'astro'

/** The ways in which our islands come alive, each a file in src/directives. The budgets know every one. */
export const directives = [
  'interact',
  'settled',
  'granted',
  'called',
  'asked',
  'kept',
  'near',
] as const
export type Directive = (typeof directives)[number]

/** Registers the ways in which our islands come alive. */
export function hydration(): AstroIntegration {
  return {
    name: 'hydration',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of directives)
          addClientDirective({ name, entrypoint: `./src/directives/${name}.ts` })
      },
    },
  }
}
