import { Trans, useLingui } from '@lingui/react/macro'
import { Flex, SegmentedControl, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import type { SummarySchedule } from '#contract/reviews/summaries.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { summaryScheduleEntity } from '#web/commands/reviews/entities.ts'
import { nextDay } from '#web/commands/summaries/next-day.ts'
import { formatDay } from '#web/i18n/format.ts'
import { language as languageInUse, languages } from '#web/i18n/language.ts'
import { newId } from '#web/offline/abilities/browser-abilities.ts'
import { useIsPending } from '#web/offline/hooks.ts'
import { change } from '../queue-change.ts'
import { type Rights, QuotaNote } from './rights.tsx'
import { scopeText } from './summary-facts.ts'
import classes from './summary-list.module.css'

type Every = SummarySchedule['every']

interface Props {
  app: SelectedApp
  organizationId: string
  schedules: readonly SummarySchedule[]
  rights: Rights
}

/** REV-020: the schedule of summaries, and when the next one is due. */
export function ScheduleCard({ app, organizationId, schedules, rights }: Props) {
  const { t } = useLingui()
  const { start, end } = useScheduleChanges(app, organizationId)
  const [every, setEvery] = useState<Every>('week')
  const isOn = schedules.length > 0
  const toggle = async () => {
    if (isOn) for (const one of schedules) await end(one)
    else await start({ every, countries: [], languages: [], language: languageInUse() })
  }
  return (
    <Flex
      component="section"
      direction="column"
      gap="xs"
      mt="auto"
      px={14}
      py="sm"
      bg="var(--sg-surface)"
      bd="1px solid var(--sg-line)"
      bdrs="lg"
      aria-label={t`Schedule`}
    >
      <div className={classes.head}>
        <Text component="h3" size="sm" fw={630}>
          <Trans>Schedule</Trans>
        </Text>
        <Switch aria-label={t`Schedule`} checked={isOn} disabled={!rights.mayChange} onChange={() => void toggle()} />
      </div>
      {schedules.map((schedule) => (
        <ScheduleText key={schedule.id} schedule={schedule} />
      ))}
      {!isOn && rights.mayChange && (
        <SegmentedControl
          aria-label={t`How often`}
          value={every}
          onChange={setEvery}
          data={[
            { value: 'week', label: t`Weekly` },
            { value: 'month', label: t`Monthly` },
          ]}
        />
      )}
      {rights.mayChange ? (
        <QuotaNote rights={rights} />
      ) : (
        <p className={classes.facts}>
          <Trans>You can view summaries but not create them. Ask an admin for permission to reply to reviews.</Trans>
        </p>
      )}
    </Flex>
  )
}

function ScheduleText({ schedule }: { schedule: SummarySchedule }) {
  const { id, every, next, language } = schedule
  const isPending = useIsPending(summaryScheduleEntity(id))
  const scope = scopeText(schedule)
  const [day, name] = [formatDay(next, languageInUse()), languages[language]]
  return (
    <div>
      <Text size="sm">
        {every === 'week' ? <Trans>Weekly, every Monday</Trans> : <Trans>Monthly, on the 1st</Trans>}
      </Text>
      {scope !== null && <p className={classes.facts}>{scope}</p>}
      <p className={classes.facts}>
        {isPending ? (
          <Trans>Not sent yet</Trans>
        ) : (
          <Trans>
            Next: {day}, in {name}
          </Trans>
        )}
      </p>
    </div>
  )
}

/** Starts and ends an app's schedules, queued. Both resolve whether the change was stored. */
function useScheduleChanges({ trackId, store, title }: SelectedApp, organizationId: string) {
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
