import { FilterSelect } from '#web/ui/controls/filter-select.tsx'
import type { FilterField } from './filter-fields.ts'
import classes from './panel.module.css'

interface Props<Filter> {
  fields: readonly FilterField<Filter>[]
  onFilter: (filter: Filter) => void
}

/** Every filter with its name beside it; the control says the name to screen readers. */
export function FilterRows<Filter>({ fields, onFilter }: Props<Filter>) {
  return fields.map(({ name, label, value, options, with: filterWith }) => (
    <div key={name} className={classes.row}>
      <span aria-hidden>{label}</span>
      <FilterSelect
        label={label}
        value={value}
        options={options}
        onChange={(next) => onFilter(filterWith(next))}
        isSet={value !== ''}
      />
    </div>
  ))
}
