import { Trans, useLingui } from '@lingui/react/macro'
import type { HTMLAttributes, ReactNode } from 'react'
import type { KeywordMetrics, KeywordOwner } from '#contract/keywords/metrics.ts'
import { searchDepth } from '#contract/keywords/search-depth.ts'
import type { Store } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { formatDay, formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { CellContext } from '#web/ui/data-table/columns.ts'
import { Delta } from '#web/ui/display/delta.tsx'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Badge } from '@mantine/core'
import classes from './keyword-cells.module.css'
import { estimateNote, figureNote, type Estimated, type Estimates } from './estimate-notes.tsx'
import { placeNames } from './keyword-columns.ts'
import type { TextPlace } from './keyword-row.ts'

interface ScaleProps {
  value: number | null
  tone: 'acc' | 'plain'
  /** Its tooltip. */
  note?: string | null
  /** It was estimated without a part. */
  isPale?: boolean
  tabIndex?: CellContext['tabIndex'] | undefined
  /** A word below the bar. */
  children?: ReactNode
}

/** A number of a scale that ends at 100, with a bar as long. */
export function Scale({ value, tone, note, isPale = false, tabIndex, children }: ScaleProps) {
  if (value === null) return <Unknown />
  const number = formatNumber(value, language())
  return (
    <span className={classes.scale}>
      {note ? (
        <Noted note={note} className={isPale ? classes.unknown : undefined} tabIndex={tabIndex}>
          {number}
        </Noted>
      ) : (
        number
      )}
      <span className={classes.bars}>
        <span className={classes.track} data-tone={tone} aria-hidden>
          <span className={classes.bar} style={{ width: `${value}%` }} />
        </span>
        {children}
      </span>
    </span>
  )
}

interface NotedProps extends HTMLAttributes<HTMLSpanElement> {
  /** null: nothing is to be said of it. */
  note: string | null
}

/** What has a tooltip in the lists of keywords, which is there for screen readers, too. */
export function Noted({ note, children, ...rest }: NotedProps) {
  return (
    <span {...rest} data-tip={note ?? undefined}>
      {children}
      {note !== null && <span className="sg-visually-hidden">: {note}</span>}
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

interface EstimateProps {
  row: Estimates
  of: Estimated
  tabIndex?: CellContext['tabIndex'] | undefined
}

/**
 * A number of a keyword, paler where it was estimated without a part. Volumes are marked as official or estimated where Apple Ads
 * is connected; elsewhere all are estimates.
 */
export function Estimate({ row, of, tabIndex }: EstimateProps) {
  const { i18n } = useLingui()
  return (
    <Scale
      value={row[of]}
      tone={of === 'difficulty' ? 'plain' : 'acc'}
      note={figureNote(row, of, i18n)}
      isPale={estimateNote(row, of, i18n) !== null}
      tabIndex={tabIndex}
    >
      {of === 'volume' && row.official && <VolumeMark {...row.official} />}
    </Scale>
  )
}

/** The week of the newest official volumes in a list; null: none of it has any. */
export const officialWeekOf = (rows: readonly Pick<KeywordMetrics, 'official'>[]): UtcDay | null =>
  rows.find(({ official }) => official)?.official?.week ?? null

/** How the weights of a list's volumes were found; undefined: they are the published ones. */
export const calibratedOf = (rows: readonly Pick<KeywordMetrics, 'confidence'>[]) =>
  rows.find(({ confidence }) => confidence?.calibrated)?.confidence?.calibrated

function VolumeMark({ week, isListed }: NonNullable<KeywordMetrics['official']>) {
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
