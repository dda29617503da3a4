import type { Guide } from '#domain/guide/guide.ts'
import { readLedgers, readWaiting } from '#integrations/ledgers.ts'
import { figureProblems } from '#integrations/facts.ts'
import { besideGuides, englishProblems, readStyle } from '#integrations/style.ts'
import { styleProblems } from './advice.ts'
import { contactProblems, readContacts } from './check-contacts.ts'
import { contradictionProblems } from './check-contradictions.ts'
import { forbiddenProblems, readForbidden } from './check-forbidden.ts'
import { readStates, stateProblems } from './check-states.ts'
import { labelProblems } from '#integrations/labels/check-labels.ts'
import { labelFiles, readLabels } from '#integrations/labels/read-labels.ts'
import { pictureProblems, readPictures } from '#integrations/pictures/check-pictures.ts'
import { effectProblems } from './check-effects.ts'
import { hazardProblems } from './hazards/check-hazards.ts'
import { readReviewsAt } from './guide-reviews.ts'
import { readLibrary } from './library.ts'
import type { Problem } from './problem.ts'
import { sharedSymptoms } from './shared-symptoms.ts'
import { holdBack } from './waiting.ts'

/** Everything that `npm run guide:check` says about the guides under the root of the project. */
export function checkLibrary(
  root: string,
  today: string,
): { guides: readonly Guide[]; problems: readonly Problem[] } {
  const ledgers = readLedgers(root)
  const waiting = readWaiting(root)
  const { guides, found, problems } = readLibrary(root, ledgers)
  const hazards = [...ledgers.hazards.values()]
  const style = readStyle(root)
  const facts = [...ledgers.facts.values()]
  const states = readStates(root)
  const forbidden = readForbidden(root)
  const contacts = readContacts(root)
  const byId = new Map(guides.map(guide => [guide.id, guide]))
  const beside = besideGuides(root)
  const labels = readLabels(labelFiles(root))
  return {
    guides,
    problems: [
      ...ledgers.problems,
      ...waiting.problems,
      ...style.problems,
      ...states.problems,
      ...forbidden.problems,
      ...contacts.problems,
      ...labels.problems,
      ...problems,
      ...pictureProblems(readPictures(root), labels.book),
      ...found.flatMap(({ file, text, guide }) => styleProblems(file, text, guide, today)),
      ...found.flatMap(({ file, guide }) => effectProblems(file, guide)),
      ...sharedSymptoms(found),
      ...readReviewsAt(root, today).problems,
      ...beside.flatMap(({ file, text }) => englishProblems(file, text, style.pairs)),
      ...beside.flatMap(({ file, text }) => figureProblems(file, text, facts, 'allowed')),
      ...holdBack(
        [
          ...contradictionProblems(found),
          ...found.flatMap(one => [
            ...stateProblems(one, byId, states.states),
            ...hazardProblems(one.file, one.guide, hazards),
            ...forbiddenProblems(one, forbidden.acts),
            ...contactProblems(one.file, one.text, contacts.contacts),
            ...labelProblems(one.file, one.guide, labels.book),
            ...englishProblems(one.file, one.text, style.pairs),
            ...figureProblems(one.file, one.text, facts),
          ]),
        ],
        found,
        waiting.value,
        today,
      ),
    ],
  }
}
