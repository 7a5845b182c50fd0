import { getFeaturings } from '#contract/overview/overview.ts'
import type { AppRef } from '#contract/store.ts'
import { read } from './read.ts'

/** As far back as the history of ranks goes. */
const DAYS = '90'

/** The featurings that are marked in the history of ranks. */
export const rankFeaturingsRead = ({ trackId, store }: AppRef) =>
  read(getFeaturings, { query: { trackId, store, days: DAYS } })
