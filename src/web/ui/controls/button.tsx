import { Button as MantineButton, type ButtonProps, type ElementProps } from '@mantine/core'
import type { MouseEvent } from 'react'

interface Props extends ButtonProps, ElementProps<'button', keyof ButtonProps> {
  /** Under way: the button waits and says so; its text and the keyboard's focus stay. */
  busy?: boolean
}

/** Mantine's button with `busy`, which unlike `loading` and `disabled` leaves the focus where it is. */
export function Button({ busy = false, disabled = false, ...rest }: Props) {
  return (
    <MantineButton
      {...rest}
      disabled={disabled}
      onClick={busy ? hold : rest.onClick}
      data-disabled={busy || rest['aria-disabled'] === true}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
    />
  )
}

/** Nor does it send its form, also not by Enter in a field. */
const hold = (event: MouseEvent) => event.preventDefault()
