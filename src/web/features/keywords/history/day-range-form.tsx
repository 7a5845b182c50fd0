import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Period } from '#aso/keywords/periods.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import panel from '../list/panel.module.css'

interface Props {
  title: string
  /** All days that there are to choose from. */
  period: Period
  initial: Period
  onChoose: (chosen: Period) => void
}

export function DayRangeForm({ title, period, initial, onChoose }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<Period>(initial)
  const isRange = period.from <= typed.from && typed.from < typed.to && typed.to <= period.to
  const field = (end: keyof Period, label: string) => (
    <Field
      label={label}
      type="date"
      min={period.from}
      max={period.to}
      value={typed[end]}
      onChange={(day) => setTyped({ ...typed, [end]: day })}
    />
  )
  return (
    <form
      className={panel.panel}
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isRange) return
        onChoose(typed)
      }}
    >
      {field('from', t`From`)}
      {field('to', t`To`)}
      <Button type="submit" disabled={!isRange}>
        <Trans>Show these days</Trans>
      </Button>
    </form>
  )
}
