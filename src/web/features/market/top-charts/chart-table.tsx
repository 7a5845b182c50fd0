import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import type { ChartPlace } from '#contract/market/top-charts.ts'
import { categoryName } from '#web/i18n/category-name.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { SectionTable } from '#web/ui/data-table/section-table.tsx'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Delta } from '#web/ui/display/delta.tsx'
import { StoreMark } from '#web/ui/display/store-mark.tsx'
import { prefersReducedMotion } from '#web/ui/hooks/media-queries.ts'
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
  const columns = useChartColumns({ own, rivals })
  if (places.length === 0)
    return (
      <Text c="dimmed" px="var(--sg-card-padding)" py="lg">
        <Trans>No apps in this chart.</Trans>
      </Text>
    )
  const hasPrices = places.some(({ price }) => price !== null)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
    <div className={classes.table} tabIndex={0}>
      <SectionTable
        caption={<Trans>Top charts</Trans>}
        rows={places}
        rowId={({ trackId }) => trackId}
        columns={columns.filter(({ id }) => (id !== 'move' || isCompared) && (id !== 'price' || hasPrices))}
        rowProps={({ trackId }) => ({
          id: placeId(trackId),
          tabIndex: -1,
          'data-own': own.has(trackId) || undefined,
        })}
      />
    </div>
  )
}

function useChartColumns({ own, rivals }: Pick<Props, 'own' | 'rivals'>): readonly Column<ChartPlace>[] {
  const { t } = useLingui()
  return [
    { id: 'rank', name: t`Rank`, align: 'right', cell: ({ rank }) => rank },
    { id: 'move', name: t`Since yesterday`, cell: (place) => <Move place={place} /> },
    {
      id: 'app',
      name: t`App`,
      isRowHeader: true,
      cell: (place) => <App place={place} isOwn={own.has(place.trackId)} isCompetitor={rivals.has(place.trackId)} />,
    },
    { id: 'category', name: t`Category`, cell: ({ category }) => category && categoryName(category) },
    { id: 'price', name: t`Price`, align: 'right', cell: ({ price }) => price },
  ]
}

interface AppProps {
  place: ChartPlace
  isOwn: boolean
  isCompetitor: boolean
}

function App({ place: { title, iconUrl, store, developerName }, isOwn, isCompetitor }: AppProps) {
  return (
    <Group component="span" gap={10} wrap="nowrap" py={5}>
      <AppIcon src={iconUrl} title={title} size={28} />
      <Stack component="span" gap={0} miw={0}>
        <Text span inherit fw={540} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        <Text span size="xs" c="dimmed">
          <StoreMark store={store} size={13} />
          {developerName && ` ${developerName}`}
        </Text>
      </Stack>
      {isOwn && (
        <Badge>
          <Trans>Your app</Trans>
        </Badge>
      )}
      {isCompetitor && (
        <Badge>
          <Trans>Competitor</Trans>
        </Badge>
      )}
    </Group>
  )
}

/** Places won or lost since yesterday. */
function Move({ place: { rank, before } }: { place: ChartPlace }) {
  if (before === null)
    return (
      <Text span inherit c="dimmed">
        <Trans>New</Trans>
      </Text>
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
      <Text c="dimmed" px="var(--sg-card-padding)" py="lg">
        <Trans>Neither your app nor a competitor is in this chart.</Trans>
      </Text>
    )
  return (
    <Group component="ul" gap="xs" px="var(--sg-card-padding)" pb={14} aria-label={t`Your app and its competitors`}>
      {places.map(({ trackId, rank, title }) => (
        <li key={trackId}>
          <UnstyledButton className={classes.jump} onClick={() => showPlace(trackId)}>
            <b>{`#${rank}`}</b> {title}
          </UnstyledButton>
        </li>
      ))}
    </Group>
  )
}

function showPlace(trackId: string): void {
  const row = document.getElementById(placeId(trackId))
  row?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth', block: 'center' })
  row?.focus({ preventScroll: true })
}

/** Element id of an app's row in the chart. */
export const placeId = (trackId: string): string => `place-${trackId}`
