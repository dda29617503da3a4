import { atom, computed } from 'nanostores'
import type { ReadableAtom, WritableAtom } from 'nanostores'

import type { Progress } from '#domain/guide/progress.ts'
import type { SystemId } from '#domain/guide/systems.ts'
import type { TurnPlace, TurnView } from '#domain/turns/place.ts'
import { placeBefore, screenAt, stepOf } from '#domain/turns/screens.ts'
import type { FixOnPage, Screen } from '#domain/turns/screens.ts'
import { turnHistory } from '#services/turn-history.ts'
import type { TurnHistory } from '#services/turn-history.ts'
import { progress } from '#stores/gate/progress.ts'
import { keepInAccount } from '#stores/gate/reading.ts'
import { $chosenSystem } from './system.ts'
import { tried } from './tried.ts'

/** A guide as its page describes it. */
export interface GuideOnPage<Node = unknown> {
  title: string
  fixes: readonly FixOnPage<Node>[]
  /** The systems that its steps tell apart. */
  offered: readonly string[]
}

interface Services {
  history: TurnHistory
  $system: WritableAtom<SystemId | undefined>
  progress: Pick<typeof progress, 'reach' | 'finish'>
  tried: typeof tried
  /** Copies a place to the member's account, where there is one. */
  keep: (place: Progress) => void
}

/** One step of a guide at a time. The address says which; what is shown follows from it. */
export function createTurns<Node>({ history, $system, progress, tried, keep }: Services) {
  const $guide = atom<GuideOnPage<Node> | undefined>()
  const $place = atom<TurnPlace | undefined>()
  /** A choice that is made here counts for more than the address. */
  const $hasChosen = atom(false)
  /** The computer of the address that opened the step, where it names one that this guide knows; else the reader's. */
  const $shown = computed(
    [$guide, $place, $system, $hasChosen],
    (guide, place, system, hasChosen) => {
      const sent = hasChosen ? undefined : place?.system
      return sent && guide?.offered.includes(sent) ? sent : system
    },
  )
  /** Undefined while no step is open. */
  const $screen: ReadableAtom<Screen<Node> | undefined> = computed(
    [$guide, $place, $shown],
    (guide, place, system) => guide && place && screenAt(place, guide.fixes, system, guide.offered),
  )

  function note() {
    const screen = $screen.get()
    if (!screen) return
    if (screen.kind === 'step')
      keep(progress.reach({ ...aboutGuide(), fix: screen.fix.number, step: screen.step }))
    if (screen.kind !== 'done') return
    const finished = progress.finish(history.guide())
    if (finished) keep(finished)
  }

  const aboutGuide = () => ({ guide: history.guide(), title: $guide.get()?.title ?? '' })

  function follow() {
    $place.set(history.read())
    note()
  }

  function go(place: TurnPlace) {
    const sent = $hasChosen.get() ? undefined : $place.get()?.system
    history.go({ ...place, ...(sent && { system: sent }) })
    follow()
  }

  /** From the screen that is shown. */
  function goFrom(to: (screen: Screen<Node>) => TurnPlace | undefined) {
    const screen = $screen.get()
    const place = screen && to(screen)
    if (place) go(place)
  }

  /** Looks at something else from this step. */
  const show = (view: TurnView) =>
    goFrom(screen => ({ fix: screen.fix.number, step: stepOf(screen), view }))

  /** The next fix, or what is left to do after the last one. */
  const onward = () =>
    goFrom(({ fix, next, of }) =>
      next === undefined
        ? { fix: fix.number, step: of + 1, view: 'unfixed' }
        : { fix: next, step: 1, view: 'step' },
    )

  /** Returns to the fix on the page. */
  function close() {
    const screen = $screen.get()
    if (!screen) return
    if (screen.kind === 'done') tried.forget(history.guide())
    history.leave(screen.fix.number)
    $place.set(undefined)
  }

  function back() {
    const screen = $screen.get()
    if (!screen || history.back()) return
    const place = placeBefore(screen)
    if (!place) return close()
    history.replace(place)
    follow()
  }

  return {
    $guide,
    $screen,
    $system,
    /** The computer that the steps are shown for. */
    $shown,
    tried,
    guide: history.guide,
    linkToFix: history.linkToFix,
    /** The address of a step, as it is shown here. */
    linkToStep(fix: number, step: number) {
      const system = $shown.get()
      const isOffered = system !== undefined && $guide.get()?.offered.includes(system)
      return history.linkToStep(fix, step, isOffered ? system : undefined)
    },
    /** Begins with the guide of this page, and at the step that the address names. Returns an unsubscribe function. */
    start(guide: GuideOnPage<Node>) {
      $guide.set(guide)
      follow()
      return history.watch(follow)
    },
    go,
    show,
    onward,
    /** The step is done. */
    next: () =>
      goFrom(screen =>
        screen.kind === 'step'
          ? { fix: screen.fix.number, step: screen.step + 1, view: 'step' }
          : undefined,
      ),
    back,
    /** The fix did not help. */
    notYet() {
      const screen = $screen.get()
      if (screen) tried.mark(history.guide(), screen.fix.number)
      onward()
    },
    choose(system: SystemId) {
      const screen = $screen.get()
      $hasChosen.set(true)
      $system.set(system)
      if (screen?.kind === 'choose-system' && screen.isChange) back()
    },
    /** Asks for the computer again, in place of another question about this step. */
    askSystem() {
      const screen = $screen.get()
      if (!screen) return
      if (screen.kind !== 'unseen') return show('system')
      history.replace({ fix: screen.fix.number, step: screen.step, view: 'system' })
      follow()
    },
    close,
  }
}

export const turns = createTurns<HTMLElement>({
  history: turnHistory,
  $system: $chosenSystem,
  progress,
  tried,
  keep: keepInAccount,
})
