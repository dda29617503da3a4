/** Stands in for astro:env/client in unit tests: a site without keys. */
export const PUBLIC_FIREBASE_API_KEY: string | undefined = undefined
export const PUBLIC_FIREBASE_AUTH_DOMAIN: string | undefined = undefined
export const PUBLIC_FIREBASE_PROJECT_ID: string | undefined = undefined
export const PUBLIC_FIREBASE_STORAGE_BUCKET: string | undefined = undefined
export const PUBLIC_FIREBASE_APP_ID: string | undefined = undefined
export const PUBLIC_FIREBASE_EMULATORS: string | undefined = undefined
export const PUBLIC_WEB_SEARCH_KEY: string | undefined = undefined
export const PUBLIC_WEB_SEARCH_ENGINE_ID: string | undefined = undefined
export const PUBLIC_WEB_SEARCH_ENDPOINT = 'https://search.invalid/v1'
