import { Plural, Trans } from '@lingui/react/macro'
import { Anchor, Text } from '@mantine/core'
import type { DailyRanks } from '#contract/keywords/rank-history.ts'
import type { Competitor } from '#contract/projects.ts'
import { daysBetween, daysFrom } from '#contract/protocol/days.ts'
import { KEYWORD_CHART_MAX } from '#contract/protocol/limits.ts'
import type { Period } from '#aso/keywords/periods.ts'
import { ranksOf, type RankHistory } from '#aso/keywords/rank-summary.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { readState, type ReadState } from '#web/data/queries/read-state.ts'
import { useReads } from '#web/data/queries/use-reads.ts'
import { language } from '#web/i18n/language.ts'
import { shortTitle } from '../list/keyword-columns.ts'
import { rankHistoryRead } from '../reads.ts'
import { rankLine, type RankLine } from './chart-lines.ts'

interface Compared {
  /** null: nothing is compared, and nothing asked for. */
  keyword: string | null
  /** The app's own, one for each of the days. */
  ranks: DailyRanks
  competitors: readonly Competitor[]
  days: Period
}

export interface AppLines {
  /** Of the app itself, then of the competitors whose ranks are known. */
  lines: RankLine[]
  missing: MissingRanks | null
}

/** What the chart shows where apps are compared. */
export interface ComparedKeyword extends AppLines {
  keyword: string
  /** How many of them are compared. */
  competitors: number
}

interface MissingRanks {
  names: string[]
  state: Exclude<ReadState, 'ready'>
  onRetry: () => void
}

/** How an app and its competitors ranked for a keyword day by day. */
export function useAppLines(app: AppInCountry, { keyword, ranks, competitors, days }: Compared): AppLines {
  const { project, store, locale, trackId, title } = app
  const others = keyword === null ? [] : competitors
  const results = useReads(
    others.map((other) => rankHistoryRead(project.projectId, { trackId: other.trackId, store, locale })),
  )
  const own = rankLine({ id: trackId, name: shortTitle(title), ranks }, 0)
  const lines = others.flatMap(({ trackId: id, name }, index) => {
    const known = results[index]?.data
    if (!known || keyword === null) return []
    return rankLine({ id, name: shortTitle(name), ranks: ranksIn(known, keyword, days) }, index + 1)
  })
  const missing = results.flatMap((result, index) => {
    const state = readState(result)
    return state === 'ready' ? [] : { name: shortTitle(others[index]?.name ?? ''), state, refresh: result.refresh }
  })
  return {
    lines: [own, ...lines],
    missing: missing[0]
      ? {
          names: missing.map(({ name }) => name),
          state: missing[0].state,
          onRetry: () => {
            for (const { refresh } of missing) refresh()
          },
        }
      : null,
  }
}

/** Of a keyword on each of some days; null: not measured, or not known. */
function ranksIn(history: RankHistory, keyword: string, { from, to }: Period): DailyRanks {
  const ranks = ranksOf(history, keyword)
  return daysFrom(from, to).map((day) => ranks[daysBetween(history.from, day)] ?? null)
}

/** Which competitors have no line, and why. */
export function MissingLines({ names, state, onRetry }: MissingRanks) {
  const listed = new Intl.ListFormat(language(), { type: 'conjunction' }).format(names)
  return (
    <Text size="sm" c="dimmed" px="var(--sg-card-padding)" pb={10} role="status">
      {state === 'loading' && <Trans>Loading the ranks of {listed}…</Trans>}
      {state === 'unsaved' && (
        <Trans>The ranks of {listed} aren't saved on this device. They load when you're back online.</Trans>
      )}
      {state === 'failed' && (
        <>
          <Trans>Couldn't load the ranks of {listed}.</Trans>{' '}
          <Anchor component="button" type="button" variant="action" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Anchor>
        </>
      )}
    </Text>
  )
}

interface DrawnProps {
  compared: Pick<ComparedKeyword, 'keyword' | 'competitors'> | null
  drawn: number
  selected: number
  /** Of the keyword. */
  lang: string
}

/** In the head of the chart: whose ranks it shows, or how many keywords have a line. */
export function Drawn({ compared, drawn, selected, lang }: DrawnProps) {
  if (compared) {
    const { keyword, competitors } = compared
    return (
      <>
        <span lang={lang}>{keyword}</span>{' '}
        <Plural value={competitors} one="of this app and # competitor" other="of this app and # competitors" />
      </>
    )
  }
  if (selected === 0) return <Trans>Highest volume. Select keywords to compare them.</Trans>
  return selected > KEYWORD_CHART_MAX ? (
    <Trans>
      The first {drawn} of {selected} selected keywords
    </Trans>
  ) : (
    <Trans>
      {drawn} of up to {KEYWORD_CHART_MAX} keywords
    </Trans>
  )
}
