import { getStorefrontPerformance } from '#contract/overview/history.ts'
import type { AppRef } from '#contract/store.ts'
import { read } from '#web/data/queries/read.ts'

/** Downloads and revenue country by country: the same question whichever country is selected. */
export const storefrontsRead = ({ trackId, store }: AppRef) =>
  read(getStorefrontPerformance, { params: { trackId }, query: { store } })
