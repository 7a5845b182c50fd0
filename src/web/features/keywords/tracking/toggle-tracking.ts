import type { Tracking } from './use-tracking.ts'

/** Enter on a row: tracks a keyword, or stops it. While one is being added, nothing. */
export async function toggleTracking(tracking: Tracking, keyword: string): Promise<void> {
  const state = tracking.stateOf(keyword)
  if (!tracking.mayTrack || state === 'adding') return
  await (state === 'tracked' ? tracking.untrack([keyword]) : tracking.track([keyword]))
}
