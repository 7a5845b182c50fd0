import { DAY_MS } from '#contract/protocol/days.ts'
import { useRead } from '#web/data/read.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { EmptyField } from '#web/ui/empty-field.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { versionsRead } from '../../section-reads.ts'
import { CellState } from '../../cell-state.tsx'
import { sideState } from '../../side-state.ts'
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
