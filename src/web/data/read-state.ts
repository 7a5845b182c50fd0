import type { ReadResult } from './read.ts'

/** What a section can show: its data, or why there is none. */
export type ReadState = 'ready' | 'loading' | 'failed' | 'unsaved'

/** Saved data stays whatever the last try said; without any, offline means that the device has never seen it. */
export function readState({
  data,
  error,
  isLoading,
}: Pick<ReadResult<unknown>, 'data' | 'error' | 'isLoading'>): ReadState {
  if (data !== undefined) return 'ready'
  if (error) return error.kind === 'offline' ? 'unsaved' : 'failed'
  return isLoading ? 'loading' : 'unsaved'
}

/** Whether a section shows the server's newest answer: it has one, and no later try has failed. */
export const isCurrent = ({ data, error }: Pick<ReadResult<unknown>, 'data' | 'error'>): boolean =>
  data !== undefined && !error
