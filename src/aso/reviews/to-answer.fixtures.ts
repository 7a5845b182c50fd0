import type { OwnReview, ReplyState } from '#contract/reviews/review.ts'

interface Case {
  name: string
  id?: string
  review?: Partial<Pick<OwnReview, 'source' | 'isDone' | 'changedAfterReply'>>
  /** null: there is none. */
  state: ReplyState | null
  isReplied: boolean
  isToAnswer: boolean
}

/** What counts as an answer: device and server are held to the same cases. */
export const answerCases: readonly Case[] = [
  { name: 'without a reply', state: null, isReplied: false, isToAnswer: true },
  { name: 'with a reply that waits for approval', state: 'to-approve', isReplied: false, isToAnswer: false },
  { name: 'with a queued reply', state: 'queued', isReplied: true, isToAnswer: false },
  { name: 'with a reply that is being sent', state: 'sending', isReplied: true, isToAnswer: false },
  { name: 'with a sent reply', state: 'sent', isReplied: true, isToAnswer: false },
  { name: 'with a reply that Apple has yet to publish', state: 'pending', isReplied: true, isToAnswer: false },
  { name: 'with a published reply', state: 'published', isReplied: true, isToAnswer: false },
  { name: 'with a refused reply', state: 'refused', isReplied: false, isToAnswer: true },
  { name: 'done', review: { isDone: true }, state: null, isReplied: false, isToAnswer: false },
  {
    name: 'done, with a refused reply',
    review: { isDone: true },
    state: 'refused',
    isReplied: false,
    isToAnswer: false,
  },
  { name: 'of the public market', review: { source: 'market' }, state: null, isReplied: false, isToAnswer: false },
  { name: 'of a report without ids', id: 'csv-12ab', state: null, isReplied: false, isToAnswer: false },
  {
    name: 'changed after a published reply',
    review: { changedAfterReply: true },
    state: 'published',
    isReplied: true,
    isToAnswer: true,
  },
  {
    name: 'changed after a reply, with another on its way',
    review: { changedAfterReply: true },
    state: 'queued',
    isReplied: true,
    isToAnswer: false,
  },
  {
    name: 'changed after a reply, and done',
    review: { changedAfterReply: true, isDone: true },
    state: 'published',
    isReplied: true,
    isToAnswer: false,
  },
]
