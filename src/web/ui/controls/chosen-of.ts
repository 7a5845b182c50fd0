import type { ChangeEvent } from 'react'

/** Tells which of the options a native list has been set to. */
export const chosenOf =
  <T extends string>(options: readonly { value: T }[], onChange: (value: T) => void) =>
  ({ currentTarget }: ChangeEvent<HTMLSelectElement>): void => {
    const chosen = options.find((option) => option.value === currentTarget.value)
    if (chosen) onChange(chosen.value)
  }
