import type { ReadableAtom } from 'nanostores'

import { mergeSearches, searchKey } from '#domain/sync/searches.ts'
import { parseSyncSnapshot } from '#domain/sync/snapshot.ts'
import type { SyncSnapshot } from '#domain/sync/snapshot.ts'
import { mergeProgress } from '#domain/guide/progress.ts'
import type { Progress } from '#domain/guide/progress.ts'
import type { RecentSearch } from '#domain/home-search/recent-searches.ts'
import { memberData } from '#services/backend.ts'
import { readMemberHint } from '#services/member-hint.ts'
import type { MemberChanges, MemberDataService, MemberRecords } from '#services/member-data.ts'
import { removeTraces } from '#services/site-data.ts'
import { readStored, writeStored } from '#services/local-storage.ts'
import { progress } from '#stores/gate/progress.ts'
import { recentSearches } from '#stores/home-search/recent-searches.ts'
import { session } from '#stores/sign-in/session.ts'

const KEY = 'lastMerge'

/** A list on this device. */
interface DeviceList<Entry> {
  read: () => readonly Entry[]
  replace: (list: readonly Entry[]) => void
}

export interface Device {
  searches: DeviceList<RecentSearch>
  progress: DeviceList<Progress>
  /** Whether this member is logged in here at this moment. */
  hasMember: (uid: string) => boolean
  /** Removes what somebody else has left here, the lists included. */
  removeTraces: () => void
  readLast: () => SyncSnapshot | undefined
  writeLast: (last: SyncSnapshot | undefined) => void
}

/** What the account holds once the changes are in it. */
function afterSaving(records: MemberRecords, changes: MemberChanges): MemberRecords {
  const changed = new Set(
    [...changes.searches.map(({ query }) => query), ...changes.removedSearches].map(searchKey),
  )
  return {
    searches: [
      ...records.searches.filter(({ query }) => !changed.has(searchKey(query))),
      ...changes.searches,
    ],
    progress: mergeProgress(changes.progress, records.progress).all,
  }
}

/** A list that is replaced by the same would notify everybody who follows it for nothing. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Keeps the searches and the progress of this device and of a member's account alike. */
export function createSync(data: MemberDataService, device: Device) {
  /**
   * From now on the lists on this device are this member's. What another member has left here, because the sign-in
   * ended without a log-out, is not: whether or not their account ever got it.
   */
  function claim(uid: string) {
    const last = device.readLast()
    if (last?.uid === uid) return
    if (last) device.removeTraces()
    device.writeLast({ uid, merged: false, searches: [], progress: [] })
  }

  /**
   * Merges once. When the account cannot be reached, everything stays as it is until the next time; when the member has
   * logged out in the meantime, nothing of theirs comes back.
   */
  async function run(uid: string): Promise<boolean> {
    if (!device.hasMember(uid)) return false
    claim(uid)
    const remote = await data.load(uid)
    if (!remote.ok || !device.hasMember(uid)) return false
    const changes = changesFor(remote.value)
    const nothing = Object.values(changes).every(list => list.length === 0)
    // Nothing on the device changes before the account has taken its copy.
    if (!nothing && !(await data.save(uid, changes)).ok) return false
    if (!device.hasMember(uid)) return false
    show(uid, afterSaving(remote.value, changes))
    return true
  }

  const mergeWith = ({ searches, progress }: MemberRecords) => ({
    searches: mergeSearches(device.searches.read(), searches, device.readLast()?.searches ?? []),
    progress: mergeProgress(device.progress.read(), progress),
  })

  function changesFor(records: MemberRecords): MemberChanges {
    const { searches, progress } = mergeWith(records)
    return {
      searches: searches.toSave,
      removedSearches: searches.toRemove,
      progress: progress.toSave,
    }
  }

  /** Shows what the account has, and what the reader has done in the meantime. */
  function show(uid: string, records: MemberRecords) {
    const { searches, progress } = mergeWith(records)
    const waiting = new Set(searches.toSave.map(({ query }) => query))
    device.searches.replace(searches.shown)
    device.progress.replace(progress.all)
    device.writeLast({
      uid,
      merged: true,
      searches: searches.shown
        .filter(({ query }) => !waiting.has(query))
        .map(({ query, at = 0 }) => ({ query, at })),
      progress: records.progress.map(({ guide, at }) => ({ guide, at })),
    })
  }

  /** Sends one place without reading the account first: for the page of a guide, which shows none of it. */
  async function send(uid: string, place: Progress): Promise<boolean> {
    const known = device.readLast()
    if (known?.uid !== uid || !known.merged) return run(uid)
    const changes = { searches: [], removedSearches: [], progress: [place] }
    if (!(await data.save(uid, changes)).ok) return false
    // A member who has logged out in the meantime has left no such record.
    const last = device.readLast()
    if (last?.uid === uid) {
      const others = last.progress.filter(({ guide }) => guide !== place.guide)
      device.writeLast({ ...last, progress: [{ guide: place.guide, at: place.at }, ...others] })
    }
    return true
  }

  return { run, send }
}

function deviceList<Entry>(
  $list: ReadableAtom<readonly Entry[]>,
  replace: (list: readonly Entry[]) => void,
): DeviceList<Entry> {
  return {
    read: () => $list.get(),
    replace: list => {
      if (!isSame(list, $list.get())) replace(list)
    },
  }
}

export const sync = createSync(memberData, {
  searches: deviceList(recentSearches.$recent, recentSearches.replace),
  progress: deviceList(progress.$progress, progress.replace),
  // The note on the device first: another tab removes it at once.
  hasMember: uid => {
    const now = session.$session.get()
    return readMemberHint() !== undefined && now.state === 'member' && now.member.uid === uid
  },
  removeTraces,
  readLast: () => parseSyncSnapshot(readStored(KEY)),
  writeLast: last => {
    writeStored(KEY, last && JSON.stringify(last))
  },
})
