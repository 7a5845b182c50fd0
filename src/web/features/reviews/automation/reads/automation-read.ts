import { getAutomation } from '#contract/reviews/automation.ts'
import type { AppRef } from '#contract/store.ts'
import { read } from '#web/data/queries/read.ts'

/** An app's rules for automated replies. */
export const automationRead = ({ trackId, store }: AppRef) =>
  read(getAutomation, { params: { trackId }, query: { store } })
