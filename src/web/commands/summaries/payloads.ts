import * as v from 'valibot'
import { createSchedule, createSummary } from '#contract/reviews/summaries.ts'
import { UtcDay } from '#contract/protocol/days.ts'
import { AppRef, Id, Timestamp } from '#contract/store.ts'

/** `appTitle`: as the user saw it, to describe the change. */
const OfApp = { organizationId: Id, appTitle: v.string() }

/** Payloads of the commands about review summaries and their schedules; a change of shape needs a new version. */
export const payloads = {
  createSummary: v.object({
    ...OfApp,
    summary: createSummary.body,
    /** Device time: what the list shows as its beginning until the server says it. */
    queuedAt: Timestamp,
  }),
  /** With its period, by which people know it. */
  removeSummary: v.object({ ...OfApp, app: AppRef, summaryId: Id, from: UtcDay, to: UtcDay }),
  createSchedule: v.object({
    ...OfApp,
    schedule: createSchedule.body,
    /** When the device thinks that the first one is made, until the server says it. */
    next: UtcDay,
  }),
  removeSchedule: v.object({
    ...OfApp,
    app: AppRef,
    scheduleId: Id,
    every: createSchedule.body.entries.every,
  }),
}
