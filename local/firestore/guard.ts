import { denied } from '#local/http/error.ts'
import type { Identity } from '#local/http/identity.ts'
import type { Rules } from '#local/rules/rules.ts'
import type { Method } from '#local/rules/syntax.ts'
import type { Document } from './documents.ts'
import type { Store } from './store.ts'
import { anyResource, rulesPath, toRequest, toResource } from './to-rules.ts'

type Changes = Map<string, Document | undefined>

export type Guard = ReturnType<typeof createGuard>

/** Asks the rules about each request; throws where they do not allow it. */
export function createGuard(rules: Rules, store: Store) {
  const reader =
    (name: string, changes: Changes) => (segments: string[], when: 'before' | 'after') => {
      const wanted = [...name.split('/').slice(0, 2), ...segments].join('/')
      const changed = when === 'after' && changes.has(wanted)
      return toResource(changed ? changes.get(wanted) : store.get(wanted)) ?? undefined
    }

  return {
    /** One document is read: by its name, or as a row of a query. */
    read(
      identity: Identity,
      name: string,
      document: Document | undefined,
      how: 'get' | 'list' | 'group',
    ): void {
      if (identity.kind === 'owner') return
      const method = how === 'get' ? 'get' : 'list'
      const path = rulesPath(name)
      const verdict = rules.judge({
        method,
        path,
        request: toRequest(identity, method, path, store.now()),
        resource: toResource(document),
        read: reader(name, new Map()),
        collectionGroup: how === 'group',
      })
      if (verdict !== 'allowed') throw denied()
    },

    /** A query is asked, before any row is known: refused where no row at all could be allowed. */
    query(identity: Identity, parent: string, collection: string, group: boolean): void {
      if (identity.kind === 'owner') return
      const name = `${parent}/${collection}/any`
      const path = rulesPath(name)
      const verdict = rules.judge({
        method: 'list',
        path,
        request: toRequest(identity, 'list', path, store.now()),
        resource: anyResource,
        read: reader(name, new Map()),
        collectionGroup: group,
      })
      if (verdict === 'denied') throw denied()
    },

    /** One write of a commit; `changes` is what the whole commit comes to, for `getAfter`. */
    write(
      identity: Identity,
      method: Method,
      name: string,
      write: Write,
      time: string,
      changes: Changes,
    ): void {
      if (identity.kind === 'owner') return
      const path = rulesPath(name)
      const verdict = rules.judge({
        method,
        path,
        request: toRequest(identity, method, path, time, write.after),
        resource: toResource(write.before),
        read: reader(name, changes),
      })
      if (verdict !== 'allowed') throw denied()
    },
  }
}

interface Write {
  before: Document | undefined
  after: Document | undefined
}
