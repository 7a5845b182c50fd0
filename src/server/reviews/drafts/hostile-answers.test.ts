import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { languageDetector } from '#aso/reviews/language-of.ts'
import { byHand, hostile } from '#aso/reviews/publish-check/hostile.fixtures.ts'
import { harmless } from '#aso/reviews/publish-check/harmless.fixtures.ts'
import { comparedText, howSent } from '#aso/reviews/publish-check/how-sent.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import { replyQuestion } from './reply-question.ts'

const app = { title: 'Moorlight', support: 'help@moorlight.example' }
const wanted = { tone: 'warm', language: null, instructions: '' } as const
const rule = { delay: 'at-once', sendsUnread: true } as const
const detect = await languageDetector()
const nothing = new Set<string>()

const review = (changes: Partial<OwnReview> = {}): OwnReview => ({
  id: 'r1',
  store: 'APP_STORE',
  trackId: '1',
  source: 'console',
  rating: 5,
  title: null,
  body: 'Lovely app.',
  author: 'Ada',
  country: 'US',
  language: 'en',
  languageFrom: 'text',
  version: '4.2.1',
  device: null,
  likes: null,
  writtenAt: '2026-11-10T10:00:00.000Z',
  changedAt: '2026-11-10T10:00:00.000Z',
  earlier: [],
  reply: null,
  changedAfterReply: false,
  isDone: false,
  ...changes,
})

/** What becomes of what a model says, by a rule that sends at once; null: the model is asked again, and nothing is sent. */
function decided(says: string, of = review(), recent: ReadonlySet<string> = nothing) {
  const { schema } = replyQuestion(of, app, wanted, detect)
  const answer = v.safeParse(schema, { reply: says })
  return answer.success
    ? { ...howSent(rule, of.rating, { ...answer.output, isDrafted: true }, recent), text: answer.output.text }
    : null
}

describe('a rule that sends a model’s answers at once', () => {
  test('publishes nothing that a review makes the model say, and tells people why', () => {
    expect(byHand.length).toBeGreaterThanOrEqual(80)
    expect(hostile.length).toBeGreaterThanOrEqual(300)
    const wrong = hostile.flatMap(([kind, text]) =>
      [text, `Thank you for your kind review! ${text} Have a good night.`, `Hi Ada, ${text}`].flatMap((says) => {
        const outcome = decided(says)
        const isHeld = outcome === null || (outcome.delay === 'ask' && outcome.held?.kind === kind && outcome.held.shown)
        return isHeld ? [] : [[says, kind, outcome?.held ?? null]]
      }),
    )
    expect(wrong).toEqual([])
  })

  test('publishes what a careful developer writes', () => {
    const answers = Object.entries(harmless).flatMap(([language, lines]) =>
      lines.split('\n').map((text) => [language, text] as const),
    )
    expect(answers.length).toBeGreaterThanOrEqual(200)
    const wrong = answers.flatMap(([language, text]) => {
      const outcome = decided(text, review({ language, author: 'José María' }))
      return outcome?.delay === 'at-once' && outcome.text === text ? [] : [[text, outcome]]
    })
    expect(wrong).toEqual([])
  })
})
