import type { Tracking } from './use-tracking.ts'

/** Enter on a row: tracks a keyword, stops it, or takes back what waits. While one is being added, or the user has to decide about it, nothing. */
export async function toggleTracking(tracking: Tracking, keyword: string): Promise<void> {
  const state = tracking.stateOf(keyword)
  if (!tracking.mayTrack || state === 'adding' || state === 'refused') return
  if (state === 'waiting') await tracking.takeBack(keyword)
  else if (state === 'tracked') await tracking.untrack([keyword])
  else if (tracking.obstacle === null) await tracking.track([keyword])
}
