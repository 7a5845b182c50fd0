import { Button as MantineButton } from '@mantine/core'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'

interface Look {
  variant?: 'filled' | 'default' | 'light' | 'subtle' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  /** `plain`: a subtle button in text colour. */
  tone?: 'plain' | undefined
  wide?: boolean | undefined
  icon?: ReactNode
}

interface Props extends Look, Omit<ComponentProps<'button'>, 'color' | 'style'> {
  /** Under way: the button waits and says so; its text and the keyboard's focus stay. */
  busy?: boolean
}

const sizes = { small: 'sm', medium: 'md', large: 'lg' }

/** The names of our looks, as Mantine's button knows them. */
export const buttonLook = ({ variant = 'default', size = 'medium', tone, wide = false, icon }: Look) => ({
  variant,
  size: sizes[size],
  ...(tone === 'plain' && { color: 'gray' }),
  fullWidth: wide,
  leftSection: icon,
})

/** One `filled` a view; a link that looks like one is a `ButtonLink`. */
export function Button({ variant, size, tone, wide, icon, busy = false, disabled = false, children, ...rest }: Props) {
  return (
    <MantineButton
      type="button"
      {...buttonLook({ variant, size, tone, wide, icon })}
      {...rest}
      disabled={disabled}
      onClick={busy ? hold : rest.onClick}
      // Not `disabled`, nor `loading`, which disables: both take the focus away.
      data-disabled={busy || rest['aria-disabled'] === true}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
    >
      {children}
    </MantineButton>
  )
}

/** Nor does it send its form, also not by Enter in a field. */
const hold = (event: MouseEvent) => event.preventDefault()
