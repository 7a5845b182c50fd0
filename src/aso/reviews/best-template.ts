import { replyLimits, type OwnReview } from '#contract/reviews/review.ts'
import type { ReplyTemplate } from '#contract/reviews/templates.ts'
import { wordsOf } from '#aso/words.ts'
import { parsed, valuesOf, type TemplateSource } from './choose-template.ts'
import { fillParsed } from './placeholders.ts'

type Candidate = Pick<ReplyTemplate, 'id' | 'name' | 'text' | 'language'>
type Answered = Pick<OwnReview, 'rating' | 'title' | 'body' | 'author' | 'version' | 'language' | 'country'>

/** What templates for content customers, and for others, say in their names or texts: beginnings of words. */
const PRAISE = [
  'thank',
  'glad',
  'happy',
  'love',
  'dank',
  'freu',
  'schön',
  'merci',
  'gracias',
  'grazie',
  'obrigad',
  '5',
  'five',
  'fünf',
]
const REGRET = [
  'sorry',
  'apolog',
  'problem',
  'bug',
  'crash',
  'fix',
  'issue',
  'leid',
  'entschuld',
  'fehler',
  'désolé',
  'siento',
  'scus',
  'desculp',
  '1',
  '2',
]
const LETTERS_MIN = 4
/** What is worth one word in common. */
const LANGUAGE_POINTS = 4
const STARS_POINTS = 3
/** Words in the name tell what a template is for. */
const NAME_POINTS = 2

/**
 * The template that fits a review best by language, stars and words in common, filled in. null: none is in its language (or in
 * any), short enough for the store and without a placeholder whose value is not known.
 * @param language ISO 639-1 of the reply; null: not known
 */
export function bestTemplate(
  review: Answered,
  language: string | null,
  { templates, ...source }: Omit<TemplateSource, 'templates'> & { templates: readonly Candidate[] },
): { templateId: string; text: string; language: string | null } | null {
  const said = stemsOf(wordsIn(`${review.title ?? ''} ${review.body}`))
  const values = valuesOf(review, { appTitle: source.appTitle, support: source.support })
  const fitting = templates.flatMap((template) => {
    if (template.language !== null && language !== null && template.language !== language) return []
    const parts = parsed(template.text)
    if (parts === null) return []
    const { text, missing } = fillParsed(parts, values)
    if (missing.length > 0 || text === '' || Array.from(text).length > replyLimits[source.store]) return []
    return [{ template, text, points: pointsOf(template, said, { rating: review.rating, language }) }]
  })
  const [best] = fitting.toSorted((a, b) => b.points - a.points || a.template.id.localeCompare(b.template.id))
  return best ? { templateId: best.template.id, text: best.text, language: best.template.language ?? language } : null
}

function pointsOf(
  { name, text, language }: Candidate,
  said: ReadonlySet<string>,
  wanted: { rating: number; language: string | null },
): number {
  const wordsOfName = wordsIn(name)
  const wordsOfText = wordsIn(text)
  const inName = stemsOf(wordsOfName)
  const inText = stemsOf(wordsOfText)
  const common = [...said].reduce((sum, stem) => sum + (inName.has(stem) ? NAME_POINTS : inText.has(stem) ? 1 : 0), 0)
  const words = [...wordsOfName, ...wordsOfText]
  const lean = count(words, PRAISE) > 0 && count(words, REGRET) === 0 ? 1 : count(words, REGRET) > 0 ? -1 : 0
  const stars = wanted.rating >= 4 ? lean : wanted.rating <= 2 ? -lean : 0
  return common + stars * STARS_POINTS + (language !== null && language === wanted.language ? LANGUAGE_POINTS : 0)
}

const wordsIn = (text: string) => wordsOf(text.replaceAll(/\{[^{}]*\}/g, ' '), 'und').map(({ form }) => form)
const count = (words: readonly string[], beginnings: readonly string[]) =>
  words.filter((word) => beginnings.some((one) => (one.length > 1 ? word.startsWith(one) : word === one))).length

/** "crashes" and "crashed" are about the same. */
const stemsOf = (words: readonly string[]) =>
  new Set(words.flatMap((word) => (word.length < LETTERS_MIN ? [] : word.slice(0, LETTERS_MIN + 1))))
