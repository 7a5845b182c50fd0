import { NativeSelect } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ChangeEvent, ReactNode } from 'react'
import classes from './select-field.module.css'

interface Props<T extends string> {
  /** What is chosen, for screen readers; the choices name it too. */
  label: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
  /** A value other than the first is chosen. */
  isSet?: boolean
  /** `medium`: as high as a segmented control of that size beside it. */
  size?: 'medium' | 'large'
}

/**
 * One of a few values to filter or sort by. As `SelectField` it is Mantine's native select, the platform's own list, whose
 * value is one of its options instead of any text.
 */
export const FilterSelect = <T extends string>(props: Props<T>) => (
  <NativeSelect
    className={classes.filter}
    size={props.size === 'medium' ? 'xs' : 'sm'}
    aria-label={props.label}
    mod={{ set: props.isSet }}
    value={props.value}
    data={[...props.options]}
    rightSection={<IconChevronDown size={14} stroke={2} aria-hidden />}
    onChange={chosenOf(props.options, props.onChange)}
  />
)

interface FieldProps<T extends string> {
  label: ReactNode
  name?: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
  disabled?: boolean
  required?: boolean
  autoComplete?: string
  error?: ReactNode
  hint?: ReactNode
}

/** A labelled field of a form with one of many. */
export const SelectField = <T extends string>({ options, onChange, hint, ...props }: FieldProps<T>) => (
  <NativeSelect
    size="md"
    {...props}
    data={[...options]}
    description={hint}
    rightSection={<IconChevronDown size={16} stroke={1.8} aria-hidden />}
    onChange={chosenOf(options, onChange)}
  />
)

/** Tells which of the options a native list has been set to. */
export const chosenOf =
  <T extends string>(options: readonly { value: T }[], onChange: (value: T) => void) =>
  ({ currentTarget }: ChangeEvent<HTMLSelectElement>): void => {
    const chosen = options.find((option) => option.value === currentTarget.value)
    if (chosen) onChange(chosen.value)
  }
