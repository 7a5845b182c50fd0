import { IconCalendar } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { daysBetween } from '#contract/protocol/days.ts'
import type { Period } from '#aso/keywords/periods.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { DayRangeForm } from './day-range-form.tsx'
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
  const title = t`Choose days`
  const leave = () => root.current?.querySelector('button')?.focus()
  const length = chosen ? daysBetween(chosen.from, chosen.to) + 1 : 0
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
            onClick={() => setOpened(!opened)}
          >
            {title}
          </Button>
        }
      >
        <DayRangeForm
          title={title}
          period={period}
          initial={chosen ?? period}
          onChoose={(days) => {
            setOpened(false)
            onChoose(days)
            leave()
          }}
        />
      </Popover>
      {chosen && (
        <>
          <span role="status">
            <Plural value={length} one="# day" other="# days" />
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
