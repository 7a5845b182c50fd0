import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { languageDetector, type DetectLanguage } from '#aso/reviews/language-of.ts'
import { byHand, hostile, inOtherLanguages } from '#aso/reviews/publish-check/hostile.fixtures.ts'
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

/** What becomes of what a model says, by a rule that sends at once. */
function decided(says: string, { of = review(), recent = nothing, detects = detect } = {}) {
  const { schema } = replyQuestion(of, app, wanted, detects)
  const { text, held } = v.parse(schema, { reply: says })
  return { ...howSent(rule, of.rating, { text, held, isDrafted: true }, recent), text }
}
/** As of a text too short to tell its language: nothing but the filter holds it. */
const cantTell: DetectLanguage = () => null

describe('a rule that sends a model’s answers at once', () => {
  test('publishes nothing that a review makes the model say, and tells people why', () => {
    expect(byHand.length).toBeGreaterThanOrEqual(80)
    expect(hostile.length).toBeGreaterThanOrEqual(300)
    const wrong = hostile.flatMap(([kind, text]) =>
      [text, `Thank you for your kind review! ${text} Have a good night.`].flatMap((says) => {
        const { delay, held } = decided(says, { detects: cantTell })
        return delay === 'ask' && held?.kind === kind && held.shown !== '' ? [] : [[says, kind, held]]
      }),
    )
    expect(wrong).toEqual([])
  })

  test('publishes none in languages with shorter lists', () => {
    const wrong = inOtherLanguages.flatMap(([kind, language, text]) => {
      const { delay, held } = decided(text, { of: review({ language }), detects: cantTell })
      return delay === 'ask' && held?.kind === kind && held.shown !== '' ? [] : [[language, text, held]]
    })
    expect(wrong).toEqual([])
  })

  test('publishes what a careful developer writes', () => {
    const answers = Object.entries(harmless).flatMap(([language, lines]) =>
      lines.split('\n').map((text) => [language, text] as const),
    )
    expect(answers.length).toBeGreaterThanOrEqual(200)
    const wrong = answers.flatMap(([language, text]) => {
      const outcome = decided(text, { of: review({ language, author: 'José María' }) })
      return outcome.delay === 'at-once' && outcome.text === text ? [] : [[text, outcome]]
    })
    expect(wrong).toEqual([])
  })

  test('leaves few stars, what it has said before and languages that are not checked to people', () => {
    const says = 'Thank you, we are glad that you sleep well.'
    expect(decided(says)).toMatchObject({ delay: 'at-once', held: null })
    expect(decided(says, { of: review({ rating: 3 }) })).toMatchObject({ delay: 'ask', held: { kind: 'rating' } })
    const recent = new Set([comparedText('Thank you: we are GLAD that you sleep well')])
    expect(decided(says, { recent })).toMatchObject({ delay: 'ask', held: { kind: 'repeated', shown: says } })
    const finnish = 'Kiitos paljon, mukava kuulla, että nukut hyvin sateen äänen kanssa.'
    expect(decided(finnish, { of: review({ language: 'fi' }) })).toMatchObject({
      delay: 'ask',
      held: { kind: 'language' },
    })
    // Letters of another language than the one that it is in.
    const mixed = '감사합니다. Спасибо.'
    expect(decided(mixed, { of: review({ language: 'ko' }), detects: cantTell }).held).toMatchObject({
      kind: 'language',
    })
  })
})

test('a rule that nobody has confirmed asks, whatever its delay; a template goes out as its rule says', () => {
  const answer = { text: 'Thank you.', held: null }
  const ask = { delay: 'at-once', sendsUnread: false } as const
  expect(howSent(ask, 5, { ...answer, isDrafted: true }, nothing)).toEqual({ delay: 'ask', held: null })
  expect(howSent(ask, 1, { ...answer, isDrafted: false }, nothing)).toEqual({ delay: 'at-once', held: null })
})

test('what a text may name is let through where it stands by itself', () => {
  expect(decided('Please write to help@moorlight.example. Thank you, Ada!').held).toBeNull()
  expect(decided('Please write to help@moorlight.example.evil.example.').held).toMatchObject({ kind: 'contact' })
  expect(decided('Please see help@moorlight.example/refund.').held).toMatchObject({ kind: 'contact' })
})
