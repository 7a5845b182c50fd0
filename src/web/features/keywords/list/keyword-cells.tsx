import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { KeywordMetrics, KeywordOwner } from '#contract/keywords/metrics.ts'
import { searchDepth } from '#contract/keywords/search-depth.ts'
import type { Store } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { formatDay, formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Delta } from '#web/ui/display/delta.tsx'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Badge } from '@mantine/core'
import classes from './keyword-cells.module.css'
import { placeNames } from './keyword-columns.ts'
import type { TextPlace } from './keyword-row.ts'

interface ScaleProps {
  value: number | null
  tone: 'acc' | 'plain'
  /** A word below the bar. */
  children?: ReactNode
}

/** A number of a scale that ends at 100, with a bar as long. */
export function Scale({ value, tone, children }: ScaleProps) {
  if (value === null) return <Unknown />
  return (
    <span className={classes.scale}>
      {formatNumber(value, language())}
      <span className={classes.bars}>
        <span className={classes.track} data-tone={tone} aria-hidden>
          <span className={classes.bar} style={{ width: `${value}%` }} />
        </span>
        {children}
      </span>
    </span>
  )
}

export function Count({ value }: { value: number | null }) {
  return value === null ? <Unknown /> : formatNumber(value, language())
}

/** A position. Without one: beyond the recorded results if the keyword was measured, else unknown. */
export function Rank({ value, isMeasured, store }: { value: number | null; isMeasured: boolean; store: Store }) {
  if (value !== null) return <b className={classes.rank}>{formatNumber(value, language())}</b>
  return isMeasured ? <NotListed store={store} /> : <Unknown />
}

/** Measured, and not among the places that the store lists. */
export function NotListed({ store }: { store: Store }) {
  const { t } = useLingui()
  const depth = searchDepth(store)
  return (
    <span className={classes.unknown} title={t`Not in the top ${depth}`}>
      {depth}+
    </span>
  )
}

/** Places gained or lost. */
export function Change({ value }: { value: number | null }) {
  if (value === null) return <Unknown />
  return (
    <span className={classes.change}>
      <Delta direction={value}>{formatNumber(Math.abs(value), language())}</Delta>
    </span>
  )
}

export function Unknown() {
  return (
    <span className={classes.unknown}>
      <span aria-hidden>–</span>
      <span className="sg-visually-hidden">
        <Trans>not known</Trans>
      </span>
    </span>
  )
}

type VolumeFigures = Pick<KeywordMetrics, 'volume' | 'official'>

/** A volume, marked as official or estimated where Apple Ads is connected; elsewhere all are estimates. */
export function Volume({ volume, official }: VolumeFigures) {
  return (
    <Scale value={volume} tone="acc">
      {official && <VolumeMark {...official} />}
    </Scale>
  )
}

/** The week of the newest official volumes in a list; null: none of it has any. */
export const officialWeekOf = (rows: readonly VolumeFigures[]): UtcDay | null =>
  rows.find(({ official }) => official)?.official?.week ?? null

function VolumeMark({ week, isListed }: NonNullable<VolumeFigures['official']>) {
  const { t } = useLingui()
  const day = formatDay(week, language())
  const about = isListed ? t`Apple's search popularity, week from ${day}` : t`Not in Apple's top 500 of any genre`
  return (
    <span className={classes.mark} title={about} data-official={isListed || undefined}>
      {isListed ? <Trans>official</Trans> : <Trans>estimate</Trans>}
      <span className="sg-visually-hidden">: {about}</span>
    </span>
  )
}

interface OwnerCellProps {
  owner: KeywordOwner | null
  /** Language of the app's name. */
  locale: string
}

/** KEY-016. */
export function OwnerCell({ owner, locale }: OwnerCellProps) {
  return owner === null ? (
    <Unknown />
  ) : (
    <span className={classes.owner} lang={locale}>
      <AppIcon src={owner.iconUrl} title={owner.title} size={20} />
      <span className={classes.ownerName}>{owner.title}</span>
    </span>
  )
}

/** Which texts of the listing contain a keyword. */
export function PlaceTags({ places, store }: { places: readonly TextPlace[] | null; store: Store }) {
  const { i18n } = useLingui()
  return (
    <span className={classes.places}>
      {places?.map((place) => (
        <Badge key={place} color={place === 'title' ? 'iris' : 'gray'}>
          {i18n._(placeNames[store][place])}
        </Badge>
      ))}
    </span>
  )
}
