import { IconX } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { FilterSelect } from '#web/ui/controls/filter-select.tsx'
import classes from './filter-chip.module.css'
import type { FilterField } from './filter-fields.ts'

interface Props {
  field: Pick<FilterField<unknown>, 'label' | 'value' | 'options'>
  onChoose: (value: string) => void
}

/** A filter: a list to choose from and, once something is chosen, a chip that can be changed or removed. */
export function FilterChip({ field: { label, value, options }, onChoose }: Props) {
  const { t } = useLingui()
  const chip = useRef<HTMLSpanElement>(null)
  const isSet = value !== ''
  const shown = options.find((option) => option.value === value)?.label
  return (
    <span ref={chip} className={classes.chip} data-set={isSet || undefined}>
      <FilterSelect label={label} value={value} options={options} onChange={onChoose} isSet={isSet} />
      {isSet && (
        <button
          type="button"
          className={classes.remove}
          aria-label={t`Remove filter: ${shown}`}
          onClick={() => {
            // The cross goes, and the focus stays with the filter.
            chip.current?.querySelector('select')?.focus()
            onChoose('')
          }}
        >
          <IconX size={15} stroke={1.8} aria-hidden />
        </button>
      )}
    </span>
  )
}
