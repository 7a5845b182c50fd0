import type { ReadResult } from './read.ts'

/** What a section shows: its data, or why there is none. */
export type ReadState = 'ready' | 'loading' | 'failed' | 'unsaved'

type Missing = Pick<ReadResult<unknown>, 'error' | 'isLoading'>

/** Saved data stays visible, whatever the result of the last attempt. */
export const readState = ({ data, ...missing }: Missing & { data: unknown }): ReadState =>
  data === undefined ? missingState(missing) : 'ready'

/** Why there is nothing to show. `unsaved`: offline, and the device has no answer. */
export function missingState({ error, isLoading }: Missing): Exclude<ReadState, 'ready'> {
  if (error) return error.kind === 'offline' ? 'unsaved' : 'failed'
  return isLoading ? 'loading' : 'unsaved'
}

/** Whether a section shows the newest answer: it has one, and no later attempt has failed. */
export const isCurrent = ({ data, error }: Pick<ReadResult<unknown>, 'data' | 'error'>): boolean =>
  data !== undefined && !error
