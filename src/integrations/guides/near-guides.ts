import type { GuideSummary } from '#domain/guide/guide.ts'
import { createSearchEngine } from '#domain/search/engine.ts'
import { searchFiles } from '#integrations/search-index.ts'

/** A guide that may answer already what a writer wants to write about. */
export interface NearGuide {
  id: number
  title: string
  /** The fix that answers, such as "Fix 3: Forget the network, then join again"; absent where it is the whole guide. */
  fix?: string
}

const MOST = 3

/** What the site's own search finds for a title, best first; at most three. */
export async function nearGuides(
  root: string,
  guides: readonly GuideSummary[],
  title: string,
): Promise<NearGuide[]> {
  const files = searchFiles(root, guides)
  const engine = createSearchEngine(name => Promise.resolve(files[name] as unknown))
  const { hits } = await engine.search(title, { most: MOST })
  return hits.flatMap(hit =>
    hit.kind === 'guide'
      ? [{ id: hit.id, title: hit.title, ...(hit.lead && { fix: hit.lead.label }) }]
      : [],
  )
}
