import type { WritableAtom } from 'nanostores'

import { plainText } from '#domain/plain-text.ts'
import type { Report } from '#domain/forum/report.ts'
import type { Member } from '#domain/sign-in/session.ts'
import { forumWriter } from '#services/forum-writer.ts'
import type { QuestionWriter } from '#services/questions.ts'
import { $reported as $siteReported, notReported } from '#stores/reported.ts'
import type { Reported, ReportedPosts } from '#stores/reported.ts'

/** Reports of posts, which an operator reads. */
export function createReports(
  service: Pick<QuestionWriter, 'report'>,
  $reported: WritableAtom<ReportedPosts>,
) {
  const set = (post: string, reported: Reported) =>
    $reported.set({ ...$reported.get(), [post]: reported })

  return {
    /** The dialog is closed, and with it what it said about a failure. */
    forget(post: string) {
      if ($reported.get()[post]?.state === 'failed') set(post, notReported)
    },
    /** Returns whether it need not be sent again. */
    async send({ uid }: Member, report: Report): Promise<boolean> {
      const { post, words } = report
      if ($reported.get()[post]?.state === 'sending') return false
      set(post, { state: 'sending' })
      const done = await service.report(uid, { ...report, words: plainText(words).trim() })
      set(post, done.ok ? { state: done.value } : { state: 'failed', reason: done.reason })
      return done.ok
    },
  }
}

export const reports = createReports(forumWriter, $siteReported)
