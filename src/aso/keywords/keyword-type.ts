import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { FIRST_RESULTS } from '../estimates/search-results.ts'
import { holdsWords } from '../holds-words.ts'
import { formsOf } from '../words.ts'
import { brandIn, holdsRun, type NamedApp } from './brand.ts'

/** So many of the other first results may hold the name too: apps that live on a brand put it into their titles. */
const IMITATORS_MAX = 2

/**
 * KEY-010: whether a keyword is a brand's name, judged by what a store lists for it. It is, if it holds the name of the first
 * result (what stands before ":" or "–" in the title) and at most two of the other nine first results, of other developers,
 * have the words of that name in their titles: a name that many titles hold describes what the apps are. An estimate; the idea
 * of comparing the keyword with the first result is RespectASO's.
 *
 * @param apps best first
 * @returns null: the store lists nothing, so nothing can be said
 */
export function keywordType(keyword: string, apps: readonly NamedApp[], locale: string): KeywordMetrics['type'] {
  const [leader, ...others] = apps.slice(0, FIRST_RESULTS)
  if (!leader) return null
  const name = brandIn(leader.title)
  if (!holdsRun(formsOf(keyword, locale), formsOf(name, locale))) return 'GENERIC'
  const alsoNamed = others.filter(
    ({ title, developerName }) =>
      (developerName === null || developerName !== leader.developerName) && holdsWords(title, locale)(name),
  )
  return alsoNamed.length <= IMITATORS_MAX ? 'BRAND' : 'GENERIC'
}
