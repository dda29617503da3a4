import { denied } from '#local/http/error.ts'
import type { Identity } from '#local/http/identity.ts'
import type { Budget } from '#local/rules/budget.ts'
import { ANY_ID } from '#local/rules/match-path.ts'
import type { Rules } from '#local/rules/rules.ts'
import type { Method } from '#local/rules/syntax.ts'
import type { Document } from './documents.ts'
import type { Query } from './query-schema.ts'
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
    /** One document is read by its name. */
    read(identity: Identity, name: string, document: Document | undefined): void {
      if (identity.kind === 'owner') return
      const path = rulesPath(name)
      const verdict = rules.judge({
        method: 'get',
        path,
        request: toRequest(identity, 'get', path, store.now()),
        resource: toResource(document),
        read: reader(name, new Map()),
      })
      if (verdict !== 'allowed') throw denied()
    },

    /**
     * A query is judged by what it asks for, not by what it would find: refused where it could return what is
     * forbidden.
     */
    query(identity: Identity, parent: string, { from, where }: Query): void {
      if (identity.kind === 'owner') return
      const [{ collectionId, allDescendants } = { collectionId: '', allDescendants: false }] = from
      const name = `${parent}/${collectionId}/${ANY_ID}`
      const path = rulesPath(name)
      const verdict = rules.judge({
        method: 'list',
        path,
        request: toRequest(identity, 'list', path, store.now()),
        resource: anyResource(where),
        read: reader(name, new Map()),
        collectionGroup: allDescendants,
      })
      if (verdict !== 'allowed') throw denied()
    },

    /** One write of a commit; `changes` is the result of the whole commit, for `getAfter`. */
    write(
      identity: Identity,
      method: Method,
      name: string,
      write: Write,
      time: string,
      changes: Changes,
      budget: Budget,
    ): void {
      if (identity.kind === 'owner') return
      const path = rulesPath(name)
      const verdict = rules.judge({
        method,
        path,
        request: toRequest(identity, method, path, time, write.after),
        resource: toResource(write.before),
        read: reader(name, changes),
        budget,
      })
      if (verdict !== 'allowed') throw denied()
    },
  }
}

interface Write {
  before: Document | undefined
  after: Document | undefined
}
