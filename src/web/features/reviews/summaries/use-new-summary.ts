import { useState } from 'react'
import type { Language } from '#contract/auth/auth.ts'
import { createSchedule, createSummary, type SummarySchedule } from '#contract/reviews/summaries.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { append } from '#web/commands/append.ts'
import { nextDay } from '#web/commands/summaries/next-day.ts'
import { language as languageInUse } from '#web/i18n/language.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import { putSummary, refreshSummaries } from './summary-cache.ts'
import { type ChosenPeriod, isWholePeriod, periodProblem, presetPeriod, type PresetName } from './summary-periods.ts'
import { newId } from '#web/offline/abilities/browser-abilities.ts'

export interface Draft {
  repeat: 'once' | 'week' | 'month'
  preset: PresetName
  /** Of the person's own period. */
  from: ChosenPeriod['from']
  to: ChosenPeriod['to']
  countries: string[]
  languages: string[]
  language: Language
}

const PRESET: PresetName = '30'

function firstDraft(): Draft {
  const { from, to }: ChosenPeriod = presetPeriod(PRESET) ?? { from: '', to: '' }
  return { repeat: 'once', preset: PRESET, from, to, countries: [], languages: [], language: languageInUse() }
}

/** Whether the outcome of a request is unknown; then it is queued and sent again. */
const isUnheard = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout')

type Same = Pick<SummarySchedule, 'every' | 'countries' | 'languages'>

const sameKey = ({ every, countries, languages }: Same) =>
  JSON.stringify([every, countries.toSorted(), languages.toSorted()])

/**
 * The state of the form. `schedules`: those that the page shows, also those that wait to be sent, which the server can't
 * refuse yet. `send` resolves the new summary's id, null for a schedule; throws `ApiError`.
 */
export function useNewSummary(
  { trackId, store, title }: SelectedApp,
  organizationId: string,
  schedules: readonly SummarySchedule[],
) {
  const [draft, setDraft] = useState(firstDraft)
  const period: ChosenPeriod = presetPeriod(draft.preset) ?? { from: draft.from, to: draft.to }
  const problem = draft.repeat === 'once' ? periodProblem(period) : null
  const of = { organizationId, appTitle: title }
  const orgId = organizationId

  const send = async (): Promise<string | null> => {
    const { repeat, countries, languages, language } = draft
    const id = newId()
    const scope = { id, trackId, store, countries, languages, language }
    if (repeat === 'once') {
      // The form shows what is missing before it sends anything.
      if (!isWholePeriod(period)) return null
      const summary = { ...scope, ...period }
      await now(
        async () => putSummary(orgId, await call(createSummary, { params: { orgId }, body: summary }, keyed(id))),
        () => append('createSummary', { ...of, summary, queuedAt: new Date().toISOString() }),
      )
      return id
    }
    const schedule = { ...scope, every: repeat }
    if (schedules.some((one) => sameKey(one) === sameKey(schedule)))
      throw new ApiError('There is a schedule like this one.', { code: 'DUPLICATE_SUMMARY' })
    const queue = () => append('createSchedule', { ...of, schedule, next: nextDay(repeat) })
    const ask = async () => {
      await call(createSchedule, { params: { orgId }, body: schedule }, keyed(id))
      refreshSummaries()
    }
    // The server still has what is about to be removed: a schedule like it has to come after.
    await (isRemovalWaiting() ? queue() : now(ask, queue))
    return null
  }

  return { draft, change: (part: Partial<Draft>) => setDraft({ ...draft, ...part }), period, problem, send }
}

const isRemovalWaiting = () => outbox.get().entries.some(({ name }) => name === 'removeSchedule')

/** Asked twice, the server answers the same. */
const keyed = (idempotencyKey: string) => ({ idempotencyKey })

/** Asks the server, so that the dialog can show a refusal; queues the change if the server can't be reached. */
async function now(ask: () => Promise<void>, queue: () => Promise<void>): Promise<void> {
  if (connectivity.get() === 'offline') return queue()
  try {
    await ask()
  } catch (error) {
    if (!isUnheard(error)) throw error
    await queue()
  }
}
