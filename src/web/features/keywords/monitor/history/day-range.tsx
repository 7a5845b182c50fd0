import { IconCalendar } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { daysBetween } from '#contract/protocol/days.ts'
import type { Period } from '#aso/keywords/periods.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import panel from '../../filters/panel.module.css'
import classes from './rank-history.module.css'

interface Props {
  /** All days that there are to choose from. */
  period: Period
  /** null: the whole period. */
  chosen: Period | null
  onChoose: (chosen: Period | null) => void
}

/** Which days of the period the chart shows: what dragging in it does, for the keyboard and for fingers. */
export function DayRange({ period, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const root = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(false)
  const [typed, setTyped] = useState<Period>(period)
  const isRange = period.from <= typed.from && typed.from < typed.to && typed.to <= period.to
  const title = t`Choose days`
  const leave = () => root.current?.querySelector('button')?.focus()
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
    <div ref={root} className={classes.chosen}>
      <Popover
        opened={opened}
        onClose={() => setOpened(false)}
        title={title}
        width={240}
        trigger={
          <Button
            size="small"
            variant="subtle"
            tone="plain"
            icon={<IconCalendar size={16} stroke={1.7} aria-hidden />}
            aria-expanded={opened}
            aria-haspopup="true"
            onClick={() => {
              setTyped(chosen ?? period)
              setOpened(!opened)
            }}
          >
            {title}
          </Button>
        }
      >
        <form
          className={panel.panel}
          aria-label={title}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!isRange) return
            setOpened(false)
            onChoose(typed)
            leave()
          }}
        >
          {field('from', t`From`)}
          {field('to', t`To`)}
          <Button type="submit" disabled={!isRange}>
            <Trans>Show these days</Trans>
          </Button>
        </form>
      </Popover>
      {chosen && (
        <>
          <span role="status">
            <Plural value={daysBetween(chosen.from, chosen.to) + 1} one="# day" other="# days" />
          </span>
          <TextButton
            onClick={() => {
              // It goes, and the focus with it.
              leave()
              onChoose(null)
            }}
          >
            <Trans>Show the whole period</Trans>
          </TextButton>
        </>
      )}
    </div>
  )
}
