import type { ReadResult } from './read.ts'

/** What a section can show: its data, or why there is none. */
export type ReadState = 'ready' | 'loading' | 'failed' | 'unsaved'

type Missing = Pick<ReadResult<unknown>, 'error' | 'isLoading'>

/** Saved data stays whatever the last try said. */
export const readState = ({ data, ...missing }: Missing & { data: unknown }): ReadState =>
  data === undefined ? missingState(missing) : 'ready'

/** Why there is nothing to show: offline means that the device has never seen it. */
export function missingState({ error, isLoading }: Missing): Exclude<ReadState, 'ready'> {
  if (error) return error.kind === 'offline' ? 'unsaved' : 'failed'
  return isLoading ? 'loading' : 'unsaved'
}

/** Whether a section shows the server's newest answer: it has one, and no later try has failed. */
export const isCurrent = ({ data, error }: Pick<ReadResult<unknown>, 'data' | 'error'>): boolean =>
  data !== undefined && !error
