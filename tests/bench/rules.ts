import { decider } from '#aso/reviews/rules.ts'
import { context, review, rule } from '#aso/reviews/rules.fixtures.ts'
import { moorlight } from '#server/sample/apps/moorlight.ts'
import { percentile, type Row } from './row.ts'

const RUNS = 20
const REVIEWS = 1000
const LANGUAGES = ['en', 'de', 'ja'] as const

/** The most rules there may be, each with many words, none of which fits: nothing ends the work early. */
const rules = Array.from({ length: 20 }, (_, index) =>
  rule({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    conditions: [
      { kind: 'contains-none', words: Array.from({ length: 30 }, (__, word) => `nowhere${index} ${word}`) },
      index === 19
        ? { kind: 'contains-none', words: ['never'] }
        : { kind: 'contains-any', words: Array.from({ length: 30 }, (__, word) => `absent${index} ${word}`) },
    ],
  }),
)

/** Reviews of real length: 80 to 800 characters, in scripts with and without spaces. */
const reviews = Array.from({ length: REVIEWS }, (_, index) => {
  const language = LANGUAGES[index % LANGUAGES.length]!
  const locale = { en: 'en-US', de: 'de-DE', ja: 'ja-JP' } as const
  const text = (moorlight.texts[locale[language]]?.description ?? '').repeat(2)
  const length = 80 + (index % 10) * 80
  const start = (index * 37) % Math.max(1, text.length - length)
  return review({ id: `r${index}`, language, body: text.slice(start, start + length) })
})

/** What the rules of an app decide of 1,000 reviews, from nothing. */
export function benchRules(): Row[] {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now()
    const decide = decider(rules, context)
    for (const one of reviews) decide(one)
    return performance.now() - start
  })
  return [{ name: '1,000 decisions of 20 rules, p95', value: percentile(times, 0.95), unit: 'ms', budget: 1000 }]
}
