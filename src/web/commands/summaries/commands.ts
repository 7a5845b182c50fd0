import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorCode } from '#contract/protocol/errors.ts'
import {
  createSchedule as addSchedule,
  createSummary as add,
  removeSchedule as dropSchedule,
  removeSummary as drop,
  type SummaryListed,
} from '#contract/reviews/summaries.ts'
import { call } from '#web/api/call.ts'
import type { FailureDetails } from '#web/api/failure.ts'
import { command, type AnyCommand } from '../command.ts'
import { refusalMessage } from '../refusal-message.ts'
import { summaryEntity, summaryScheduleEntity } from '#web/commands/reviews/entities.ts'
import type { CommandPayload } from '../payloads.ts'
import { lane, ofSummaries, refreshes, without } from './of-summaries.ts'
import { payloads } from './payloads.ts'
import { periodName } from './period-name.ts'

/** ERR-053 to ERR-055; a language model that is away (ERR-056) is waited for. */
const messages: Partial<Record<ErrorCode, MessageDescriptor>> = {
  QUOTA_EXCEEDED: msg`All summaries of this month are used. Try again next month, or discard this change.`,
  OUT_OF_RANGE: msg`Its period is no longer within the last 90 days. Discard this change and choose another period.`,
  DUPLICATE_SUMMARY: msg`This schedule already exists. You can discard this change.`,
}

/** Why a change of summaries or schedules was refused, and what to do. */
const explain = (
  { appTitle }: { appTitle: string },
  code: ErrorCode | null,
  details: FailureDetails,
): MessageDescriptor => (code && messages[code]) ?? refusalMessage(code, { name: appTitle, project: appTitle }, details)

const scopeOf = ({ appTitle }: { appTitle: string }) => msg`Review summaries, ${appTitle}`
const appOf = ({ trackId, store }: CommandPayload<'createSummary'>['summary']) => ({ trackId, store })

/** As it stands until the server says more. */
const notMade = ({ summary, queuedAt }: CommandPayload<'createSummary'>): SummaryListed => ({
  ...summary,
  status: 'OPEN',
  progress: 0,
  createdAt: queuedAt,
  isScheduled: false,
  reviews: 0,
  countriesFound: 0,
  averageRating: null,
  averageBefore: null,
  by: null,
})

const createSummary = command({
  name: 'createSummary',
  version: 1,
  schema: payloads.createSummary,
  lane,
  entities: ({ summary }) => [summaryEntity(summary.id)],
  send: ({ organizationId, summary }, context) =>
    call(add, { params: { orgId: organizationId }, body: summary }, context),
  overlay: (payload, endpointId, input, data) =>
    ofSummaries({ ...payload, app: payload.summary }, endpointId, input, data, (all) =>
      all.summaries.some(({ id }) => id === payload.summary.id)
        ? all
        : { ...all, summaries: [notMade(payload), ...all.summaries] },
    ),
  describe: (payload) => {
    const period = periodName(payload.summary)
    return { title: msg`Summarise the reviews of: ${period}`, scope: scopeOf(payload) }
  },
  refreshes: ({ organizationId, summary }) => refreshes({ organizationId, app: appOf(summary) }),
  explain,
})

const removeSummary = command({
  name: 'removeSummary',
  version: 1,
  schema: payloads.removeSummary,
  lane,
  entities: ({ summaryId }) => [summaryEntity(summaryId)],
  send: ({ organizationId, summaryId }, context) =>
    call(drop, { params: { orgId: organizationId, summaryId } }, context),
  overlay: (payload, endpointId, input, data) =>
    ofSummaries(payload, endpointId, input, data, (all) => {
      const summaries = without(all.summaries, payload.summaryId)
      return summaries === all.summaries ? all : { ...all, summaries }
    }),
  describe: (payload) => {
    const period = periodName(payload)
    return { title: msg`Delete the summary: ${period}`, scope: scopeOf(payload) }
  },
  refreshes,
  explain,
})

const createSchedule = command({
  name: 'createSchedule',
  version: 1,
  schema: payloads.createSchedule,
  lane,
  entities: ({ schedule }) => [summaryScheduleEntity(schedule.id)],
  send: ({ organizationId, schedule }, context) =>
    call(addSchedule, { params: { orgId: organizationId }, body: schedule }, context),
  overlay: (payload, endpointId, input, data) =>
    ofSummaries({ ...payload, app: payload.schedule }, endpointId, input, data, (all) =>
      all.schedules.some(({ id }) => id === payload.schedule.id)
        ? all
        : { ...all, schedules: [...all.schedules, { ...payload.schedule, next: payload.next }] },
    ),
  describe: (payload) => ({
    title: payload.schedule.every === 'week' ? msg`Summarise reviews every Monday` : msg`Summarise reviews every month`,
    scope: scopeOf(payload),
  }),
  refreshes: ({ organizationId, schedule: { trackId, store } }) =>
    refreshes({ organizationId, app: { trackId, store } }),
  explain,
})

const removeSchedule = command({
  name: 'removeSchedule',
  version: 1,
  schema: payloads.removeSchedule,
  lane,
  entities: ({ scheduleId }) => [summaryScheduleEntity(scheduleId)],
  send: ({ organizationId, scheduleId }, context) =>
    call(dropSchedule, { params: { orgId: organizationId, scheduleId } }, context),
  overlay: (payload, endpointId, input, data) =>
    ofSummaries(payload, endpointId, input, data, (all) => {
      const schedules = without(all.schedules, payload.scheduleId)
      return schedules === all.schedules ? all : { ...all, schedules }
    }),
  describe: (payload) => ({
    title: payload.every === 'week' ? msg`End the weekly summaries` : msg`End the monthly summaries`,
    scope: scopeOf(payload),
  }),
  refreshes,
  explain,
})

/** Every command about review summaries and their schedules. */
export const commands: { [N in keyof typeof payloads]: AnyCommand<N> } = {
  createSummary,
  removeSummary,
  createSchedule,
  removeSchedule,
}
