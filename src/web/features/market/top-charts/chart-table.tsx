import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, UnstyledButton } from '@mantine/core'
import type { ChartPlace } from '#contract/market/top-charts.ts'
import { categoryName } from '#web/i18n/category-name.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Delta } from '#web/ui/display/delta.tsx'
import { StoreMark } from '#web/ui/display/store-mark.tsx'
import { prefersReducedMotion } from '#web/ui/hooks/reduced-motion.ts'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import classes from './top-charts.module.css'

interface Props {
  places: readonly ChartPlace[]
  /** Whether yesterday's places are known. */
  isCompared: boolean
  /** trackIds of the own app, and of its competitors. */
  own: ReadonlySet<string>
  rivals: ReadonlySet<string>
}

/** A chart, leader first. */
export function ChartTable({ places, isCompared, own, rivals }: Props) {
  if (places.length === 0)
    return (
      <p className={classes.nothing}>
        <Trans>No apps in this chart.</Trans>
      </p>
    )
  const hasPrices = places.some(({ price }) => price !== null)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
    <div className={classes.table} tabIndex={0}>
      <DataTable caption={<Trans>Top charts</Trans>}>
        <thead>
          <tr>
            <th scope="col" data-align="right">
              <Trans>Rank</Trans>
            </th>
            {isCompared && (
              <th scope="col">
                <Trans>Since yesterday</Trans>
              </th>
            )}
            <th scope="col">
              <Trans>App</Trans>
            </th>
            <th scope="col">
              <Trans>Category</Trans>
            </th>
            {hasPrices && (
              <th scope="col" data-align="right">
                <Trans>Price</Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <tr
              key={place.trackId}
              id={placeId(place.trackId)}
              tabIndex={-1}
              data-own={own.has(place.trackId) || undefined}
            >
              <td data-align="right">{place.rank}</td>
              {isCompared && (
                <td>
                  <Move place={place} />
                </td>
              )}
              <th scope="row">
                <span className={classes.app}>
                  <AppIcon src={place.iconUrl} title={place.title} size={28} />
                  <span className={classes.names}>
                    <span className={classes.name}>{place.title}</span>
                    <span className={classes.developer}>
                      <StoreMark store={place.store} size={13} />
                      {place.developerName && ` ${place.developerName}`}
                    </span>
                  </span>
                  {own.has(place.trackId) && (
                    <Badge component="span">
                      <Trans>Your app</Trans>
                    </Badge>
                  )}
                  {rivals.has(place.trackId) && (
                    <Badge component="span">
                      <Trans>Competitor</Trans>
                    </Badge>
                  )}
                </span>
              </th>
              <td>{place.category && categoryName(place.category)}</td>
              {hasPrices && <td data-align="right">{place.price}</td>}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  )
}

/** Places won or lost since yesterday. */
function Move({ place: { rank, before } }: { place: ChartPlace }) {
  if (before === null)
    return (
      <span className={classes.new}>
        <Trans>New</Trans>
      </span>
    )
  return <Delta direction={before - rank}>{formatNumber(Math.abs(before - rank), language())}</Delta>
}

interface JumpToProps {
  /** Of the own app and its competitors, as far as they are in the chart. */
  places: readonly ChartPlace[]
}

/** Where the own app and its competitors stand, and the way down to them. */
export function JumpTo({ places }: JumpToProps) {
  const { t } = useLingui()
  if (places.length === 0)
    return (
      <p className={classes.nothing}>
        <Trans>Neither your app nor a competitor is in this chart.</Trans>
      </p>
    )
  return (
    <ul className={classes.jumps} aria-label={t`Your app and its competitors`}>
      {places.map(({ trackId, rank, title }) => (
        <li key={trackId}>
          <UnstyledButton className={classes.jump} onClick={() => showPlace(trackId)}>
            <b>{`#${rank}`}</b> {title}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

function showPlace(trackId: string): void {
  const row = document.getElementById(placeId(trackId))
  row?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth', block: 'center' })
  row?.focus({ preventScroll: true })
}

/** Element id of an app's row in the chart. */
export const placeId = (trackId: string): string => `place-${trackId}`
