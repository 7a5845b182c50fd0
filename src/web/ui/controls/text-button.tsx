import { Anchor } from '@mantine/core'
import type { ComponentProps } from 'react'

/** A button that stands on a line of its own like a link: "Try again" where a figure would be. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'className' | 'style'>) {
  return (
    <Anchor
      component="button"
      type="button"
      display="block"
      fz="sm"
      fw={540}
      lh="24px"
      style={{ alignSelf: 'start' }}
      {...props}
    />
  )
}
