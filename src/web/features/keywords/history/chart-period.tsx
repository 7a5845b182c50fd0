import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { periodNames, type PeriodName, type Period } from '#aso/keywords/periods.ts'
import { daysBetween, isDay } from '#contract/protocol/days.ts'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { Field } from '#web/ui/forms/field.tsx'

const periodNamesShown: Record<PeriodName, MessageDescriptor> = {
  'last-7-days': msg`7 days`,
  'last-30-days': msg`30 days`,
  'last-90-days': msg`90 days`,
  'last-month': msg`Last month`,
  'this-month': msg`This month`,
}

/** KEY-017: the days that everything on the page is about. */
export function PeriodChoice({ value, onChange }: { value: PeriodName; onChange: (period: PeriodName) => void }) {
  const { t, i18n } = useLingui()
  const phone = usePhone()
  const options = periodNames.map((name) => ({ value: name, label: i18n._(periodNamesShown[name]) }))
  return phone ? (
    <FilterSelect size="medium" label={t`Period`} value={value} options={options} onChange={onChange} />
  ) : (
    <SegmentedControl aria-label={t`Period`} value={value} data={options} onChange={onChange} />
  )
}

interface DayRangeProps {
  /** All days that there are to choose from. */
  period: Period
  /** null: the whole period. */
  chosen: Period | null
  onChoose: (chosen: Period | null) => void
}

/** Which days of the period the chart shows: what dragging in it does, for the keyboard and for fingers. */
export function DayRange({ period, chosen, onChoose }: DayRangeProps) {
  const { t } = useLingui()
  const root = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(false)
  const title = t`Choose days`
  const leave = () => root.current?.querySelector('button')?.focus()
  const length = chosen ? daysBetween(chosen.from, chosen.to) + 1 : 0
  return (
    <Group ref={root} gap="4px 10px" px="var(--sg-card-padding)" pb={10} c="dimmed" fz="sm" lh="sm">
      <Popover
        opened={opened}
        onClose={() => setOpened(false)}
        title={title}
        width={240}
        trigger={
          <Button
            size="sm"
            variant="subtle"
            color="gray"
            leftSection={<IconCalendar size={16} stroke={1.7} aria-hidden />}
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
          <Anchor
            component="button"
            type="button"
            variant="action"
            onClick={() => {
              // The button unmounts, and the focus with it.
              leave()
              onChoose(null)
            }}
          >
            <Trans>Show the whole period</Trans>
          </Anchor>
        </>
      )}
    </Group>
  )
}

interface Props {
  title: string
  /** All days that there are to choose from. */
  period: Period
  initial: Period
  onChoose: (chosen: Period) => void
}

function DayRangeForm({ title, period, initial, onChoose }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<Record<keyof Period, string>>(initial)
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
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const { from, to } = typed
        if (isRange && isDay(from) && isDay(to)) onChoose({ from, to })
      }}
    >
      <Stack gap={10} px="md" py={14} fz="sm" lh="sm">
        {field('from', t`From`)}
        {field('to', t`To`)}
        <Button type="submit" disabled={!isRange}>
          <Trans>Show these days</Trans>
        </Button>
      </Stack>
    </form>
  )
}
