import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { periodNames, type Period, type MonitorPeriod } from '#aso/keywords/periods.ts'
import { daysBetween, isDay, daysBefore, type UtcDay } from '#contract/protocol/days.ts'
import { formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { Field } from '#web/ui/forms/field.tsx'

/** `chosen`: days that were chosen one by one. */
export type ShownPeriod = MonitorPeriod | 'chosen'

const periodNamesShown: Record<ShownPeriod, MessageDescriptor> = {
  'last-day': msg`1 day`,
  'last-7-days': msg`7 days`,
  'last-30-days': msg`30 days`,
  'last-90-days': msg`90 days`,
  'last-month': msg`Last month`,
  'this-month': msg`This month`,
  'last-visit': msg`Last visit`,
  chosen: msg`Chosen days`,
}

interface PeriodChoiceProps {
  value: ShownPeriod
  /** This device knows of a visit before this one. */
  isVisitKnown: boolean
  onChange: (period: MonitorPeriod) => void
}

/** KEY-017: the days that everything on the page is about. */
export function PeriodChoice({ value, isVisitKnown, onChange }: PeriodChoiceProps) {
  const { t, i18n } = useLingui()
  const phone = usePhone()
  const names: ShownPeriod[] = [
    ...periodNames,
    ...(isVisitKnown ? (['last-visit'] as const) : []),
    ...(value === 'chosen' ? [value] : []),
  ]
  const options = names.map((name) => ({ value: name, label: i18n._(periodNamesShown[name]) }))
  const choose = (name: ShownPeriod) => name !== 'chosen' && onChange(name)
  return phone ? (
    <FilterSelect size="medium" label={t`Period`} value={value} options={options} onChange={choose} />
  ) : (
    <SegmentedControl aria-label={t`Period`} value={value} data={options} onChange={choose} />
  )
}

interface DayRangeProps {
  name: ShownPeriod
  period: Period
  /** null: nothing was measured twice. */
  comparedWith: UtcDay | null
  /** All days that there are to choose from. */
  kept: Period
  /** null: back to the period. */
  onChoose: (chosen: Period | null) => void
}

/** Which days everything is compared with, and other days in place of the period: what dragging in the chart does. */
export function DayRange({ name, period, comparedWith, kept, onChoose }: DayRangeProps) {
  const { t } = useLingui()
  const root = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(false)
  const title = t`Choose days`
  const leave = () => root.current?.querySelector('button')?.focus()
  const length = daysBetween(period.from, period.to) + 1
  const isNew = length > 0
  const before = formatDay((isNew && comparedWith) || daysBefore(Date.parse(period.from), 1), language())
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
          period={kept}
          initial={length > 0 ? period : kept}
          onChoose={(days) => {
            setOpened(false)
            onChoose(days)
            leave()
          }}
        />
      </Popover>
      <span>
        {isNew ? (
          comparedWith !== null && <Trans>Compared with {before}.</Trans>
        ) : (
          <Trans>No new ranks since your last visit: you saw those of {before}.</Trans>
        )}
      </span>
      {name === 'chosen' && (
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
  const isRange = period.from <= typed.from && typed.from <= typed.to && typed.to <= period.to
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
