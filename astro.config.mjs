import { createHash } from 'node:crypto'
import react from '@astrojs/react'
import { defineConfig, envField } from 'astro/config'
import { Features } from 'lightningcss'
import { loadEnv } from 'vite'

import { builtPages } from './src/integrations/built-site/pages.ts'
import { fullText } from './src/integrations/full-text/integration.ts'
import { offline, offlineInDevelopment } from './src/integrations/offline.ts'
import { headScript } from './src/integrations/head-script.ts'
import { hydration } from './src/integrations/hydration.ts'
import { leanSync } from './src/integrations/lean-sync.ts'
import { sitemap } from './src/integrations/sitemap.ts'
import { packReader } from './src/integrations/packs/packs.ts'
import { security } from './src/integrations/security/finish-page.ts'
import { browsers, colours, scriptTargets } from './src/integrations/colours.ts'
import { technicians } from './src/integrations/technicians/integration.ts'
import { layers } from './src/layouts/layers.ts'
import { notFoundScript } from './src/layouts/not-found-script.ts'
import { site } from './src/site.ts'

const env = loadEnv(process.env.NODE_ENV ?? 'production', process.cwd(), 'PUBLIC_')
const WEB_SEARCH = 'https://customsearch.googleapis.com/customsearch/v1'
/** Addresses of a local backend, separated by spaces: only `npm start` and the tests set it. */
const local = (env.PUBLIC_LOCAL_ORIGINS ?? '').split(' ').filter(Boolean)

const services = {
  authDomain: env.PUBLIC_FIREBASE_AUTH_DOMAIN ?? '',
  webSearch: env.PUBLIC_WEB_SEARCH_ENDPOINT ?? WEB_SEARCH,
  tiles: site.map.tiles,
  overpass: site.map.overpass,
  local,
}
const sha256 = text => `sha256-${createHash('sha256').update(text).digest('base64')}`
const text = { context: 'client', access: 'public', optional: true }

/** What every island needs, in one file: many small ones compress worse. */
const codeSplitting = {
  groups: [
    {
      name: 'island',
      test: /vite[\\/]preload-helper|node_modules[\\/](?:react|react-dom|scheduler|nanostores|@nanostores|@astrojs[\\/]react)[\\/]|src[\\/](?:services[\\/](?:storage|page|timer)|stores[\\/]stored|domain[\\/]result|islands[\\/](?:use-live|ui[\\/]Icon))\.tsx?$/,
    },
  ],
}

export default defineConfig({
  site: site.url,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  cacheDir: './.cache/astro',
  devToolbar: { enabled: false },
  integrations: [
    react(),
    leanSync(),
    headScript(),
    hydration(),
    technicians(),
    offlineInDevelopment(),
    // The worker names every file as it will be served, so its reader comes last.
    builtPages({ finish: security(services), readers: [sitemap, packReader, offline] }),
    fullText(),
  ],
  env: {
    schema: {
      PUBLIC_FIREBASE_API_KEY: envField.string(text),
      PUBLIC_FIREBASE_AUTH_DOMAIN: envField.string(text),
      PUBLIC_FIREBASE_PROJECT_ID: envField.string(text),
      PUBLIC_FIREBASE_STORAGE_BUCKET: envField.string(text),
      PUBLIC_FIREBASE_APP_ID: envField.string(text),
      PUBLIC_FIREBASE_EMULATORS: envField.string(text),
      PUBLIC_WEB_SEARCH_KEY: envField.string(text),
      PUBLIC_WEB_SEARCH_ENGINE_ID: envField.string(text),
      PUBLIC_WEB_SEARCH_ENDPOINT: envField.string({ ...text, default: WEB_SEARCH }),
    },
  },
  security: {
    // Astro adds the hashes of what it writes inline; what else a page may load: src/integrations/security/policy.ts.
    csp: {
      scriptDirective: { hashes: [sha256(notFoundScript)] },
      styleDirective: { hashes: [sha256(layers)] },
    },
  },
  // Pages with a `cacheKey` that is as it was are taken from the last build.
  experimental: { incrementalBuild: true },
  markdown: { syntaxHighlight: false },
  vite: {
    cacheDir: '.cache/vite',
    css: {
      transformer: 'lightningcss',
      // We do not use `light-dark()`, and every page would carry what translates it.
      lightningcss: { visitor: colours, targets: browsers, exclude: Features.LightDark },
    },
    build: { assetsInlineLimit: 0, target: scriptTargets },
    // What a script imports later is small: a list of its files in each script that does costs more than it saves.
    plugins: [
      {
        name: 'no-module-preload',
        configEnvironment: name =>
          name === 'client' ? { build: { modulePreload: false } } : undefined,
      },
    ],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  },
})
