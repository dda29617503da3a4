import type { ReadableAtom } from 'nanostores'

import { mergeSearches, searchKey } from '#domain/kept-searches.ts'
import { parseLastMerge } from '#domain/last-merge.ts'
import type { LastMerge } from '#domain/last-merge.ts'
import { mergeProgress } from '#domain/progress.ts'
import type { Progress } from '#domain/progress.ts'
import type { RecentSearch } from '#domain/recent-searches.ts'
import { memberData } from '#services/backend.ts'
import type { MemberChanges, MemberDataService, MemberRecords } from '#services/member-data.ts'
import { readStored, writeStored } from '#services/storage.ts'
import { progress } from './progress.ts'
import { recentSearches } from './recent-searches.ts'

const KEY = 'lastMerge'

/** A list on this device. */
interface DeviceList<Entry> {
  read: () => readonly Entry[]
  replace: (list: readonly Entry[]) => void
}

export interface Device {
  searches: DeviceList<RecentSearch>
  progress: DeviceList<Progress>
  readLast: () => LastMerge | undefined
  writeLast: (last: LastMerge | undefined) => void
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

/** A list that is replaced by the same would wake everybody who follows it for nothing. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Keeps the searches and the progress of this device and of a member's account alike. */
export function createSync(data: MemberDataService, device: Device) {
  /** What a member who used this device before has left here is not the next member's. */
  function dropWhatIsOf(last: LastMerge) {
    const searches = new Map(last.searches.map(({ query, at }) => [query, at]))
    const guides = new Map(last.progress.map(({ guide, at }) => [guide, at]))
    device.searches.replace(
      device.searches.read().filter(({ query, at = 0 }) => at > (searches.get(query) ?? -1)),
    )
    device.progress.replace(
      device.progress.read().filter(({ guide, at }) => at > (guides.get(guide) ?? -1)),
    )
    device.writeLast(undefined)
  }

  /** Merges once. When the account cannot be reached, everything stays as it is until the next time. */
  async function run(uid: string): Promise<boolean> {
    const left = device.readLast()
    if (left && left.uid !== uid) dropWhatIsOf(left)

    const remote = await data.load(uid)
    if (!remote.ok) return false
    const changes = changesFor(remote.value)
    const nothing = Object.values(changes).every(list => list.length === 0)
    // Nothing on the device changes before the account has taken its copy.
    if (!nothing && !(await data.save(uid, changes)).ok) return false
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

  /** Shows what the account has, and what the reader has done meanwhile. */
  function show(uid: string, records: MemberRecords) {
    const { searches, progress } = mergeWith(records)
    const waiting = new Set(searches.toSave.map(({ query }) => query))
    device.searches.replace(searches.shown)
    device.progress.replace(progress.all)
    device.writeLast({
      uid,
      searches: searches.shown
        .filter(({ query }) => !waiting.has(query))
        .map(({ query, at = 0 }) => ({ query, at })),
      progress: records.progress.map(({ guide, at }) => ({ guide, at })),
    })
  }

  /** Sends one place without reading the account first: for the page of a guide, which shows none of it. */
  async function send(uid: string, place: Progress): Promise<boolean> {
    if (device.readLast()?.uid !== uid) return run(uid)
    const changes = { searches: [], removedSearches: [], progress: [place] }
    if (!(await data.save(uid, changes)).ok) return false
    const last = device.readLast()
    if (last?.uid === uid) {
      const others = last.progress.filter(({ guide }) => guide !== place.guide)
      device.writeLast({ ...last, progress: [{ guide: place.guide, at: place.at }, ...others] })
    }
    return true
  }

  return {
    run,
    send,
    /** After sign-out: takes away what the account keeps, so that the next person at this computer does not see it. */
    forget() {
      const last = device.readLast()
      if (last) dropWhatIsOf(last)
    },
  }
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
  readLast: () => parseLastMerge(readStored(KEY)),
  writeLast: last => {
    writeStored(KEY, last && JSON.stringify(last))
  },
})
