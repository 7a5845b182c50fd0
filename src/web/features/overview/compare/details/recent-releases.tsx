import { DAY_MS } from '#contract/protocol/days.ts'
import { useRead } from '#web/data/queries/read.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { EmptyField } from '#web/ui/tables/empty-field.tsx'
import { useNow } from '#web/ui/hooks/use-now.ts'
import { versionsRead } from '../../reads/section-reads.ts'
import { CellState } from '../../parts/cell-state.tsx'
import { sideState } from '../../reads/side-state.ts'
import type { Side } from '../side.ts'
import { releasesSince } from './releases-since.ts'

const YEAR_MS = 365 * DAY_MS

/** How often one app was released in the last 12 months. */
export function RecentReleases({ side }: { side: Side }) {
  const now = useNow()
  const result = useRead(versionsRead(side.app, side.locale))
  const state = sideState(result)
  if (state !== 'ready') return <CellState state={state} locale={side.locale} onRetry={result.refresh} />
  const count = releasesSince(result.data?.versions ?? null, now - YEAR_MS)
  return count === null ? <EmptyField /> : formatNumber(count, language())
}
