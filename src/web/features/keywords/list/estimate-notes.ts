import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { VolumePart, type KeywordMetrics } from '#contract/keywords/metrics.ts'
import { formatList } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'

/** The numbers of a live store's keyword that are estimated. */
export type Estimated = 'volume' | 'difficulty' | 'relevancy'

export type Estimates = Pick<KeywordMetrics, Estimated | 'official' | 'confidence' | 'everywhere'>

const partNames: Record<VolumePart, MessageDescriptor> = {
  ratings: msg`ratings of the top ten`,
  suggestions: msg`longer searches the store suggests`,
  characters: msg`how early the store suggests it`,
}

/** What is to be said of a number: what it was estimated without, and what Apple says of the phrase. null: nothing. */
export function figureNote(row: Estimates, of: Estimated, i18n: I18n): string | null {
  const popularity = of === 'volume' ? row.everywhere?.popularity : undefined
  const everywhere = popularity === undefined ? null : t(i18n)`Apple, all countries: ${popularity}.`
  return [estimateNote(row, of, i18n), everywhere].filter((note) => note !== null).join(' ') || null
}

/** What an estimate was made without; null: of everything, or it is none. */
export function estimateNote(row: Estimates, of: Estimated, i18n: I18n): string | null {
  if (row[of] === null || (of === 'volume' && row.official?.isListed)) return null
  const { missing = [], first } = row.confidence ?? {}
  if (of === 'volume') return missing.length === 0 ? null : withoutParts(missing, i18n)
  if (!first) return null
  const { listed, rated, categorised } = first
  if (of === 'difficulty')
    return rated >= listed
      ? null
      : t(i18n)`Estimate from the ${rated} of the top ${listed} apps whose ratings are known.`
  if (row.confidence?.relevancy === 1) return null
  return categorised === 0
    ? t(i18n)`Estimate from the app's texts alone. The categories of the top apps aren't known yet.`
    : t(i18n)`Estimate from the app's texts and the ${categorised} top apps whose categories are known.`
}

function withoutParts(missing: readonly VolumePart[], i18n: I18n): string {
  const all = VolumePart.options
  const known = all.filter((part) => !missing.includes(part))
  const namesOf = (parts: readonly VolumePart[]) =>
    formatList(
      parts.map((part) => i18n._(partNames[part])),
      language(),
    )
  const [count, total] = [known.length, all.length]
  const [used, left] = [namesOf(known), namesOf(missing)]
  return t(i18n)`Estimate from ${count} of ${total} signals: ${used}. Not known yet: ${left}.`
}

/** Columns of a file. */
export const confidenceNames: Record<Estimated, MessageDescriptor> = {
  volume: msg`Volume confidence (%)`,
  difficulty: msg`Difficulty confidence (%)`,
  relevancy: msg`Relevancy confidence (%)`,
}

/** Of a file: how much of what an estimate is made of is known, in whole per cent; empty where there is no estimate. */
export function confidenceCell({ confidence, ...row }: Estimates, of: Estimated): string {
  if (row[of] === null || (of === 'volume' && row.official?.isListed)) return ''
  return String(Math.round(100 * (confidence?.[of] ?? 1)))
}
