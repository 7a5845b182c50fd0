import { Button } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { buttonLook } from './button.tsx'

type Props = Omit<ComponentProps<'a'>, 'color' | 'style'> & Parameters<typeof buttonLook>[0]

function Anchor({ variant, size, tone, wide, icon, ...rest }: Props) {
  return <Button component="a" {...buttonLook({ variant, size, tone, wide, icon })} {...rest} />
}

/** A link that looks like a button. */
export const ButtonLink = createLink(Anchor)
