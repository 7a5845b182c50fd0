import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { VolumePart, type KeywordMetrics } from '#contract/keywords/metrics.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { formatDay, formatList } from '#web/i18n/format.ts'
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

export interface VolumeMethodsProps {
  /** The Sunday of the week that Apple's volumes in the list are of; null: there are none. */
  officialWeek: UtcDay | null
  /** How the volumes' weights were found; undefined: they are the published ones. */
  calibrated: NonNullable<KeywordMetrics['confidence']>['calibrated']
  /** Of some of them Apple's popularity in all countries is known. */
  hasEverywhere: boolean
}

/** What differs in the volumes of a list where Apple Ads is connected, to stand in a list of definitions. */
export function VolumeMethods({ officialWeek, calibrated, hasEverywhere }: VolumeMethodsProps) {
  const day = officialWeek && formatDay(officialWeek, language())
  const terms = calibrated?.terms
  const date = calibrated && formatDay(calibrated.day, language())
  return (
    <>
      {day !== null && (
        <Text component="dd" inherit c="dimmed">
          <Trans>
            Volumes marked as official aren't estimated: they're Apple's own search popularity, from 5 to 100, of the
            week from {day}, read through your connection to Apple Ads. Apple provides it only for the top 500 searches
            of each genre. A keyword outside them keeps our estimate, scaled to stay below the last of them in your
            app's genre.
          </Trans>
        </Text>
      )}
      {calibrated && (
        <Text component="dd" inherit c="dimmed">
          <Trans>
            Calibrated with {terms} official popularities of this country on {date}: the three parts count as much as
            they do there, near the shares above.
          </Trans>
        </Text>
      )}
      {hasEverywhere && (
        <Text component="dd" inherit c="dimmed">
          <Trans>
            "Apple, all countries" is the popularity of the phrase from 0 to 100 that Apple Ads gives without naming a
            country. It is never mixed with the volume.
          </Trans>
        </Text>
      )}
    </>
  )
}
