import type { SuggestedKeyword } from '#contract/keywords/metrics.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import type { ApiError } from '#web/api/api-error.ts'
import type { Answer } from '#web/api/request.ts'
import { StillCounted, type RankedKeywordsResult } from '#web/data/queries/ranked-keywords.ts'
import type { ReadResult } from '#web/data/queries/read.ts'

interface Answered {
  /** null: the market can't know. */
  keywords: SuggestedKeyword[] | null
  provenance: Provenance | null
}

/** Keywords as a page shows them, whichever call they come from. */
export interface KeywordList {
  /** The outcome of the last attempt; all but `loading` may come with the last known keywords. */
  state: 'loading' | 'counting' | 'ready' | 'stalled' | 'failed' | 'offline'
  /** undefined: none are known yet. */
  data: Answered | undefined
  updatedAt: number | null
  isBusy: boolean
  /** Estimated seconds until the server has finished counting; null: unknown, or it isn't counting. */
  secondsLeft: number | null
  error: ApiError | null
  /** null: the plan doesn't include it, so the server isn't asked. */
  refresh: (() => void) | null
}

const countedStates = {
  counting: 'counting',
  done: 'ready',
  stalled: 'stalled',
  error: 'failed',
  offline: 'offline',
} as const satisfies Record<RankedKeywordsResult['state'], KeywordList['state']>

export const listOfCount = ({
  state,
  data,
  inProgress,
  ...rest
}: Omit<RankedKeywordsResult, 'data'> & { data: Answered | undefined }): KeywordList => ({
  ...rest,
  data,
  state: countedStates[state],
  isBusy: state === 'counting',
  secondsLeft: inProgress?.secondsLeft ?? null,
})

/** An answer on the device that the server isn't asked for any more. */
export const listOfSaved = ({ data, at }: Answer<Answered>): KeywordList => ({
  state: 'ready',
  data,
  updatedAt: at,
  isBusy: false,
  secondsLeft: null,
  error: null,
  refresh: null,
})

export const listOfRead = ({ data, updatedAt, isLoading, isRefreshing, error, refresh }: ReadResult<Answered>) =>
  ({
    state: error
      ? error instanceof StillCounted
        ? 'stalled'
        : error.kind === 'offline'
          ? 'offline'
          : 'failed'
      : data
        ? 'ready'
        : isLoading
          ? 'loading'
          : 'offline',
    data,
    updatedAt,
    isBusy: isLoading || isRefreshing,
    secondsLeft: null,
    error,
    refresh,
  }) satisfies KeywordList
