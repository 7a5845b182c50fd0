import { keywordDensities } from '#aso/density.ts'
import { moorlight } from '#server/sample/apps/moorlight.ts'
import { median, percentile, type Row } from './row.ts'

const RUNS = 300

/** Exactly 4,000 characters, the longest description a store takes. */
const longest = (text: string | null) => (text ?? '').repeat(5).slice(0, 4000)

function timeOf(text: string, locale: string): number[] {
  for (let i = 0; i < 30; i++) keywordDensities(text, locale)
  return Array.from({ length: RUNS }, () => {
    const start = performance.now()
    keywordDensities(text, locale)
    return performance.now() - start
  })
}

/** Keyword density of the longest description, in a script with spaces and in one without. */
export function benchDensity(): Row[] {
  const cases = [
    { name: 'English', times: timeOf(longest(moorlight.texts['en-US'].description), 'en-US'), budget: 10 },
    { name: 'Japanese', times: timeOf(longest(moorlight.texts['ja-JP']?.description ?? null), 'ja-JP'), budget: 15 },
  ]
  return cases.flatMap(({ name, times, budget }) => [
    { name: `Keyword density, 4,000 characters, ${name}, median`, value: median(times), unit: 'ms', budget },
    { name: `Keyword density, 4,000 characters, ${name}, p95`, value: percentile(times, 0.95), unit: 'ms', budget },
  ])
}
