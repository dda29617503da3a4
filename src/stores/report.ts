import type { WritableAtom } from 'nanostores'

import type { Notice } from '#domain/forum-notice.ts'
import type { Report } from '#domain/report.ts'
import type { Member } from '#domain/session.ts'
import { forumWriter } from '#services/forum-writer.ts'
import type { QuestionWriter } from '#services/questions.ts'
import { forumNotice } from './forum-notice.ts'

interface Parts {
  service: Pick<QuestionWriter, 'report'>
  $notice: WritableAtom<Notice>
}

/** Reports of posts, which an operator reads. */
export function createReports({ service, $notice }: Parts) {
  return {
    /** Tells whether it was sent. */
    async send({ uid }: Member, report: Report): Promise<boolean> {
      const about = report.question
      const done = await service.report(uid, { ...report, words: report.words.trim() })
      $notice.set(
        done.ok
          ? { state: 'done', deed: 'report', about }
          : { state: 'failed', deed: 'report', about, reason: done.reason },
      )
      return done.ok
    },
  }
}

export const reports = createReports({ service: forumWriter, $notice: forumNotice })
