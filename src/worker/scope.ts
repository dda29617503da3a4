/** The parts of a service worker's surroundings that we use. TypeScript knows either pages or workers, not both. */
export interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void
}
export interface FetchEvent extends WorkerEvent {
  request: Request
  preloadResponse: Promise<Response | undefined> | undefined
  respondWith: (answer: Promise<Response>) => void
}

interface Scope {
  addEventListener: ((
    type: 'install' | 'activate',
    listener: (event: WorkerEvent) => void,
  ) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void)
  clients: {
    matchAll: (options: {
      includeUncontrolled: boolean
      type: 'window'
    }) => Promise<readonly { url: string }[]>
  }
  location: Location
  navigator: { connection?: { saveData?: boolean } }
  registration: {
    navigationPreload?: { enable: () => Promise<void> }
    unregister: () => Promise<boolean>
  }
  skipWaiting: () => Promise<void>
}

export const scope = globalThis as unknown as Scope
