import type { AstroIntegration } from 'astro'

/**
 * To read the content, Astro starts a server of Vite, which bundles React for browsers that would ask it for pages. In a
 * build none does.
 */
export function leanSync(): AstroIntegration {
  return {
    name: 'lean-sync',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return
        const plugin = {
          name: 'lean-sync',
          enforce: 'post' as const,
          // What a hook returns is added to the lists of other plugins. This empties them.
          configEnvironment(_name: string, options: { optimizeDeps?: object }) {
            options.optimizeDeps = { noDiscovery: true, include: [] }
          },
        }
        updateConfig({ vite: { plugins: [plugin] } })
      },
    },
  }
}
