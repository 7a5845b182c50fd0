import type { ReadResult } from '#web/data/queries/read.ts'
import { readState, type ReadState } from '#web/data/queries/read-state.ts'

/** What is known of one app beside others. `missing`: the store of the country doesn't carry the app. */
export type SideState = ReadState | 'missing'

export const sideState = (result: Pick<ReadResult<unknown>, 'data' | 'error' | 'isLoading'>): SideState =>
  result.data === undefined && result.error?.code === 'APP_NOT_AVAILABLE' ? 'missing' : readState(result)
