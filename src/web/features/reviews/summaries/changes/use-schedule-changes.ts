import { useLingui } from '@lingui/react/macro'
import type { SummarySchedule } from '#contract/reviews/summaries.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { nextDay } from '#web/commands/summaries/next-day.ts'
import { change } from '../../templates/changes/change.ts'
import { newId } from '#web/offline/abilities/browser-abilities.ts'

/** Starts and ends an app's schedules, queued. Both resolve whether the change is kept. */
export function useScheduleChanges({ trackId, store, title }: SelectedApp, organizationId: string) {
  const { t } = useLingui()
  const app = { trackId, store }
  const of = { organizationId, appTitle: title }
  return {
    start: ({ every, ...scope }: Pick<SummarySchedule, 'every' | 'countries' | 'languages' | 'language'>) => {
      const schedule = { id: newId(), ...app, ...scope, every }
      return change('createSchedule', { ...of, schedule, next: nextDay(every) }, t`Schedule not saved`)
    },
    end: ({ id, every }: SummarySchedule) =>
      change('removeSchedule', { ...of, app, scheduleId: id, every }, t`Schedule not saved`),
  }
}
