import { Trans, useLingui } from '@lingui/react/macro'
import { dayOf } from '#contract/protocol/days.ts'
import { periodName } from '#web/commands/summaries/period-name.ts'
import { DayField } from '#web/ui/forms/day-field.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { useNow } from '#web/ui/hooks/use-now.ts'
import classes from './new.module.css'
import { firstDay, type Period, type periodProblem } from './periods.ts'
import type { Draft } from './use-new-summary.ts'

interface Props {
  draft: Draft
  period: Period
  problem: ReturnType<typeof periodProblem>
  onChange: (part: Partial<Draft>) => void
}

/** REV-019: a period within the last 90 days. */
export function PeriodFields({ draft, period, problem, onChange }: Props) {
  const { t } = useLingui()
  const isOwn = draft.preset === 'own'
  const now = useNow()
  const limits = { min: firstDay(now), max: dayOf(now) }
  return (
    <>
      <SelectField
        label={<Trans>Period</Trans>}
        value={draft.preset}
        options={[
          { value: '7', label: t`Last 7 days` },
          { value: '30', label: t`Last 30 days` },
          { value: '90', label: t`Last 90 days` },
          { value: 'last-month', label: t`Last month` },
          { value: 'own', label: t`Other days` },
        ]}
        // Who chooses days of their own begins with those that were chosen.
        onChange={(preset) => onChange({ preset, ...(preset === 'own' && period) })}
        {...(!isOwn && { hint: periodName(period) })}
      />
      {isOwn && (
        <div className={classes.days}>
          <DayField
            {...limits}
            label={<Trans>First day</Trans>}
            value={draft.from}
            onChange={(from) => onChange({ from })}
            error={
              problem === 'range' ? (
                <Trans>The period has to lie within the last 90 days.</Trans>
              ) : (
                problem === 'missing' && draft.from === '' && <Trans>Choose a day.</Trans>
              )
            }
          />
          <DayField
            {...limits}
            label={<Trans>Last day</Trans>}
            value={draft.to}
            onChange={(to) => onChange({ to })}
            error={
              problem === 'order' ? (
                <Trans>The last day comes before the first.</Trans>
              ) : (
                problem === 'missing' && draft.to === '' && <Trans>Choose a day.</Trans>
              )
            }
          />
        </div>
      )}
    </>
  )
}
