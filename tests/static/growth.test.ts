import { describe, expect, test } from 'vitest'
import { parseAppReference } from '#aso/app-reference.ts'
import { csvOf, textCell } from '#aso/csv.ts'
import { keywordDensities } from '#aso/density.ts'
import { distinctivePhrases } from '#aso/distinctive-phrases.ts'
import { entriesOf } from '#aso/keyword-field/field-text.ts'
import { brandIn, kindFinder } from '#aso/keywords/brand.ts'
import { guessColumn } from '#aso/keywords/file/columns.ts'
import { slicesOf } from '#aso/keywords/file/csv-rows.ts'
import { cleanText } from '#aso/listing/fields.ts'
import { lintListing } from '#aso/listing/lint/lint-listing.ts'
import { normaliseKeyword } from '#aso/keywords/normalise-keyword.ts'
import { readSubmission } from '#aso/keywords/submission.ts'
import { nameOf } from '#aso/reviews/author-name.ts'
import { bestTemplate } from '#aso/reviews/best-template.ts'
import { chooseTemplate } from '#aso/reviews/choose-template.ts'
import { compareVersions } from '#aso/reviews/compare-versions.ts'
import { heldWords, wordFinder } from '#aso/reviews/held-words.ts'
import { languageDetector } from '#aso/reviews/language-of.ts'
import { fillTemplate } from '#aso/reviews/placeholders.ts'
import { checkText } from '#aso/reviews/publish-check/check-text.ts'
import { reviewKeywords } from '#aso/reviews/review-keywords.ts'
import { taggedLanguages, tagsOf } from '#aso/reviews/review-tags.ts'
import { context, review, rule } from '#aso/reviews/rules.fixtures.ts'
import { decider } from '#aso/reviews/rules.ts'
import { sensitiveWordIn } from '#aso/reviews/sensitive-words.ts'
import { reviewTopics } from '#aso/reviews/topics.ts'
import { brandOf } from '#aso/reviews/topics/brand.ts'
import { passagesOf } from '#aso/reviews/topics/passages.ts'
import type { TopicReview } from '#aso/reviews/topics/read-review.ts'
import { termsOf } from '#aso/reviews/topics/review-terms.ts'
import { usualCase } from '#aso/reviews/topics/usual-case.ts'
import { sharedAddress } from '#aso/shared-address.ts'
import { diffTexts } from '#aso/text-diff.ts'
import { formsOf, wordsOf } from '#aso/words.ts'
import { jsonIn } from '#server/integrations/ai/json-in.ts'
import { escapeHtml } from '#server/kernel/escape-html.ts'
import { parseExact } from '#server/kernel/exact-json.ts'
import { networkOf } from '#server/kernel/network-of.ts'
import { isSameReply } from '#server/reviews/sending/store-replies.ts'
import { cleanReply, cutAtSentence } from '#server/reviews/drafts/usable-reply.ts'
import { fileNameOf } from '#web/ui/files/file-name.ts'

/** What is repeated: what patterns begin with and repeat, in several scripts. */
const repeated = [
  ' ',
  '\t',
  '\n',
  'a',
  'ا',
  '字',
  'ก',
  '7',
  ',',
  '.',
  '。',
  '-',
  '_',
  '@',
  '/',
  '"',
  "'",
  '(',
  '{',
  '}',
  '<',
]
const mixed = [
  'a ',
  'a.',
  '. ',
  'a\n',
  '{ ',
  ', {',
  '{name} ',
  '1-',
  '@a',
  '"a",',
  'no ',
  '😀',
  '\u200b',
  'éa!',
  'www.a',
]
const words = (length: number) => {
  let text = ''
  for (let at = 0; text.length < length; at += 1) text += `w${at.toString(36)} `
  return text
}
const hostile: Record<string, (length: number) => string> = {
  words,
  // A letter before and a sign behind: what would match at an end is tried, and does not.
  ...Object.fromEntries(
    [...repeated, ...mixed].map((unit) => [
      JSON.stringify(unit),
      (length: number) => `a${unit.repeat(length / unit.length)}\u0001x!`,
    ]),
  ),
}

const detect = await languageDetector()
const ofReview = (body: string, own: Partial<TopicReview> = {}): TopicReview =>
  Object.assign({ id: 'r', rating: 5, title: null, language: 'en', version: null, likes: null }, own, {
    body,
    writtenAt: '2026-11-14T12:00:00.000Z',
  })
const six = (text: string) => {
  const length = text.length / 6
  return Array.from({ length: 6 }, (_, at) => ofReview(`${at} ${text.slice(at * length, (at + 1) * length)}`))
}
const known = { locale: 'en-US', tracked: new Set<string>() }
const { appTitle } = context
const withTemplate = (text: string) => ({
  ...context,
  templates: [{ id: 't', name: text.slice(0, 80), text, language: null }],
})
const byTemplate = rule({ answer: { by: 'template', templateIds: ['t'] } })
const ofWords = rule({ conditions: [{ kind: 'contains-any', words: ['refund', '雨', 'rain sounds'] }] })
const linted = (text: string) => ({
  language: 'en-US',
  texts: { title: text, subtitle: text, shortDescription: text, keywords: text, description: text },
  ownNames: [text],
})
const values = { name: 'Ada', app: 'Moorlight', version: null, support: '' }

/** What server, worker and page run on texts that others have written. */
const functions: Record<string, (text: string) => unknown> = {
  fillTemplate: (text) => fillTemplate(text, values),
  nameOf,
  chooseTemplate: (text) => chooseTemplate(review(), ['t'], withTemplate(text)),
  'bestTemplate of a review': (text) => bestTemplate(review({ body: text }), 'en', withTemplate('Thanks, {name}!')),
  'bestTemplate of a template': (text) => bestTemplate(review(), 'en', withTemplate(text)),
  'decider, by a review': (text) => decider([ofWords, byTemplate], context)(review({ body: text, author: text })),
  'decider, by a template': (text) => decider([byTemplate], withTemplate(text))(review({ version: null })),
  'wordFinder, by a word': (text) => wordFinder()(heldWords('Rain and snow', 'en'), [text]),
  sensitiveWordIn: (text) => sensitiveWordIn(heldWords(text, null)),
  checkText: (text) =>
    checkText(text, { allowed: ['help@example.com', 'Moorlight'], language: 'en', system: 'You reply.' }),
  ...Object.fromEntries(
    taggedLanguages.map((language) => [
      `tagsOf, ${language}`,
      (text: string) => tagsOf({ title: null, body: text, language, rating: 1 }),
    ]),
  ),
  detect,
  cleanReply,
  'cutAtSentence, much': (text) => cutAtSentence(text, text.length - 1, 'en'),
  'cutAtSentence, little': (text) => cutAtSentence(text, 350, 'ja'),
  reviewTopics: (text) => reviewTopics(six(text), { period: { from: '2026-11-01', to: '2026-11-28' }, title: text }),
  reviewKeywords: (text) => reviewKeywords([...six(text), ...six(`${text}.`)], { ...known, title: appTitle, most: 50 }),
  brandOf,
  passagesOf: (text) => passagesOf(text, 'en'),
  'termsOf, fr': (text) => termsOf(text, 'fr', []),
  usualCase: (text) => usualCase('a w1', [text]),
  'usualCase, of a name': (text) => usualCase(text, [text]),
  compareVersions: (text) => compareVersions(text, `${text}1`),
  wordsOf: (text) => wordsOf(text, 'und'),
  formsOf: (text) => formsOf(text, 'ja-JP'),
  keywordDensities: (text) => keywordDensities(text, 'en-US'),
  distinctivePhrases: (text) => distinctivePhrases([text, text], ['rain'], 'en-US', 20),
  diffTexts: (text) => diffTexts(text, text.slice(1), 'en-US'),
  'lintListing, App Store': (text) => lintListing({ ...linted(text), store: 'APP_STORE' }),
  'lintListing, Google Play': (text) => lintListing({ ...linted(text), store: 'GOOGLE_PLAY' }),
  cleanText,
  normaliseKeyword: (text) => normaliseKeyword(text, 'en-US'),
  readSubmission: (text) => readSubmission(text, known),
  entriesOf: (text) => entriesOf(text, 'en-US'),
  brandIn,
  // A keyword has a hundred characters at most.
  kindFinder: (text) =>
    kindFinder({ title: text, developerName: text }, [], 'en-US')({ keyword: text.slice(0, 100), type: null }),
  parseAppReference,
  sharedAddress: (text) => sharedAddress([text, `https://apps.apple.com/${text}`]),
  textCell,
  csvOf: (text) => csvOf([[text, text]], 'de'),
  slicesOf: (text) => [...slicesOf(text)],
  guessColumn: (text) => guessColumn(null, [text.split(',')]),
  jsonIn: (text) => jsonIn(`\`\`\`json\n${text}`),
  'jsonIn, thoughts': (text) => jsonIn(`<think>${text}`),
  parseExact: (text) => parseExact(JSON.stringify({ text })),
  escapeHtml,
  networkOf,
  isSameReply: (text) => isSameReply(text, `${text} `),
  fileNameOf,
}

const SMALL = 1000
const LARGE = 10 * SMALL
/** Ten times the text may take so many times as long, for a small one stays in the processor's cache; a square takes a hundred. */
const TIMES_MAX = 30
/** Below, time is noise: what grows with the square takes many times as long at `LARGE`. */
const FLOOR_MS = 20
/** The processor's time is counted in steps. */
const STEP_MS = 4
const ATTEMPTS = 4

/** Of this thread alone: what else the machine does counts for nothing. */
const processorMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function timeOf(run: () => unknown, times: number): number {
  const begun = processorMs()
  for (let at = 0; at < times; at += 1) run()
  return processorMs() - begun
}

/** How many times as long the large text takes; 0: too little to say. */
function timesAsLong(run: (text: string) => unknown, textOf: (length: number) => string): number {
  const large = textOf(LARGE)
  if (timeOf(() => run(large), 1) < FLOOR_MS) return 0
  const small = textOf(SMALL)
  let times = Infinity
  for (let attempt = 0; attempt < ATTEMPTS && times > TIMES_MAX; attempt += 1) {
    const few = Math.max(
      STEP_MS,
      timeOf(() => run(small), 10),
    )
    const many = timeOf(() => run(large), 1)
    times = Math.min(times, many < FLOOR_MS ? 0 : (10 * many) / few)
  }
  return times
}

describe('ten times the text takes no more than about ten times as long', () => {
  test.each(Object.entries(functions))('%s', (_, run) => {
    const growing = Object.keys(hostile).find((name) => timesAsLong(run, hostile[name]!) > TIMES_MAX)
    expect(growing).toBeUndefined()
  })
})
