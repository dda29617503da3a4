import type { WritableAtom } from 'nanostores'

import type { Question } from '#domain/forum/forum.ts'
import type { Notice } from '#domain/forum/notice.ts'
import type { ReadyDraft } from '#domain/forum/question-draft.ts'
import { forumWriter } from '#services/forum-writer.ts'
import { askConfirm } from '#services/page.ts'
import type { QuestionWriter } from '#services/questions.ts'
import { forum as siteForum } from './forum.ts'
import type { createForum } from './forum.ts'
import { $forumNotice } from './notice.ts'

interface Parts {
  service: Pick<QuestionWriter, 'edit' | 'remove'>
  forum: Pick<ReturnType<typeof createForum>, 'change' | 'drop'>
  $notice: WritableAtom<Notice>
  confirm: (question: string) => boolean
}

const SURE =
  'Delete this question? It cannot be brought back. If others have answered it, their answers stay.'

const emptied = { title: '', details: '', user: '', uid: '', deleted: true, votes: 0 }

/** What a member can do with an own question. */
export function createOwnQuestions({ service, forum, $notice, confirm }: Parts) {
  /** Questions whose deletion is under way: an impatient second press asks for nothing. */
  const leaving = new Set<string>()

  return {
    /** Returns whether that worked; if not, nothing that was typed is lost. */
    async edit({ id: about }: Question, draft: ReadyDraft): Promise<boolean> {
      const done = await service.edit(about, draft)
      if (done.ok) {
        forum.change(about, question => ({ ...question, ...draft, edited: done.value }))
        $notice.set({ state: 'done', action: 'edit', about })
      } else $notice.set({ state: 'failed', action: 'edit', about, reason: done.reason })
      return done.ok
    },
    async remove({ id: about, uid }: Question) {
      if (leaving.has(about) || !confirm(SURE)) return
      leaving.add(about)
      const done = await service.remove(uid, about)
      leaving.delete(about)
      if (!done.ok)
        return $notice.set({ state: 'failed', action: 'remove', about, reason: done.reason })
      if (done.value === 'deleted') forum.drop(about)
      else forum.change(about, question => ({ ...question, ...emptied }))
      $notice.set({ state: 'done', action: 'remove', about: '' })
    },
  }
}

export const ownQuestions = createOwnQuestions({
  service: forumWriter,
  forum: siteForum,
  $notice: $forumNotice,
  confirm: askConfirm,
})
