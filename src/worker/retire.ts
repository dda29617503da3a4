/** Takes the place of the worker where `offline` in src/site.ts is false, and in `npm run dev`: removes everything, then itself. */
import { cacheNames } from '#domain/offline/caches.ts'
import { scope } from './scope.ts'

scope.addEventListener('install', event => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', event =>
  event.waitUntil(
    Promise.allSettled([
      ...Object.values(cacheNames).map(name => caches.delete(name)),
      scope.registration.unregister(),
    ]),
  ),
)
