import type { ComponentProps } from 'react'

interface Props<T extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
}

/** One of many values: the platform's own list, without label or looks. */
export function Choice<T extends string>({ value, options, onChange, ...rest }: Props<T>) {
  return (
    <select
      {...rest}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value)
        if (chosen) onChange(chosen.value)
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
