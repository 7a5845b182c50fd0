import { privilegesOf } from '#contract/protocol/access.ts'
import { replyLimits, type OwnReview } from '#contract/reviews/review.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'

/**
 * Only what a stored review says is translated, or a part of it, and one reply of somebody who may answer it: the operator's
 * model is no translator of whatever somebody types.
 * @throws HttpError VALIDATION_FAILED
 */
export function requireTextsOf(review: OwnReview, texts: readonly string[], caller: Caller): void {
  const said = saidIn(review).map(plain)
  const others = texts.filter((text) => !said.some((one) => one.includes(plain(text))))
  if (others.length === 0) return
  const [reply = ''] = others
  const mayReply = privilegesOf(caller).has('reviews/reply')
  if (mayReply && texts.length === 1 && Array.from(reply).length <= replyLimits[review.store]) return
  throw new HttpError('VALIDATION_FAILED', 'Only texts of the review are translated.', {
    details: { fields: ['body.texts'] },
  })
}

function saidIn({ title, body, reply, earlier }: OwnReview): string[] {
  const versions = [{ title, body, reply: reply?.text ?? null }, ...earlier]
  return versions.flatMap((one) => [
    [one.title, one.body].filter((part) => part !== null && part !== '').join('. '),
    one.reply ?? '',
  ])
}

/** Quotes have other spaces than the review that they are from, and may end with an ellipsis. */
const plain = (text: string) =>
  text
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/…$/u, '')
    .trim()
