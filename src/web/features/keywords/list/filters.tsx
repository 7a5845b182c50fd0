import { IconFilter, IconX } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import { Button, UnstyledButton } from '@mantine/core'
import { useState, type ReactNode, useRef } from 'react'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import type { FilterField } from './filter-fields.ts'
import { Panel, PanelRow } from './panel.tsx'
import classes from './filters.module.css'

interface FilterButtonProps {
  /** A row for each filter. */
  children: ReactNode
}

/** Opens the filters of a table. */
export function FilterButton({ children }: FilterButtonProps) {
  const { t } = useLingui()
  const phone = usePhone()
  const [opened, setOpened] = useState(false)
  const title = t`Filter`
  return (
    <Popover
      opened={opened}
      onClose={() => setOpened(false)}
      title={title}
      width={320}
      trigger={
        <Button
          variant={phone ? 'default' : 'subtle'}
          color="gray"
          leftSection={<IconFilter size={17} stroke={1.7} aria-hidden />}
          aria-expanded={opened}
          aria-haspopup="true"
          onClick={() => setOpened(!opened)}
        >
          <span className={phone ? 'sg-visually-hidden' : undefined}>{title}</span>
        </Button>
      }
    >
      <Panel label={title}>{children}</Panel>
    </Popover>
  )
}

interface FilterRowsProps<Filter> {
  fields: readonly FilterField<Filter>[]
  onFilter: (filter: Filter) => void
}

/** Every filter with its name beside it. */
export function FilterRows<Filter>({ fields, onFilter }: FilterRowsProps<Filter>) {
  return fields.map(({ name, label, value, options, with: filterWith }) => (
    <PanelRow key={name} name={label}>
      <FilterSelect
        label={label}
        value={value}
        options={options}
        onChange={(next) => onFilter(filterWith(next))}
        isSet={value !== ''}
      />
    </PanelRow>
  ))
}

interface FilterChipProps {
  field: Pick<FilterField<unknown>, 'label' | 'value' | 'options'>
  onChoose: (value: string) => void
}

/** A filter: a list to choose from and, once something is chosen, a chip that can be changed or removed. */
export function FilterChip({ field: { label, value, options }, onChoose }: FilterChipProps) {
  const { t } = useLingui()
  const chip = useRef<HTMLSpanElement>(null)
  const isSet = value !== ''
  const shown = options.find((option) => option.value === value)?.label
  return (
    <span ref={chip} className={classes.chip} data-set={isSet || undefined}>
      <FilterSelect label={label} value={value} options={options} onChange={onChoose} isSet={isSet} />
      {isSet && (
        <UnstyledButton
          className={classes.remove}
          aria-label={t`Remove filter: ${shown}`}
          onClick={() => {
            // The remove button unmounts: keep the focus on the filter.
            chip.current?.querySelector('select')?.focus()
            onChoose('')
          }}
        >
          <IconX size={15} stroke={1.8} aria-hidden />
        </UnstyledButton>
      )}
    </span>
  )
}
