import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Props = ButtonProps & Omit<ComponentProps<'a'>, keyof ButtonProps>

function Anchor(props: Props) {
  return <Button component="a" {...props} />
}

/** A link that looks like a button; its address is one of the router's. */
export const ButtonLink = createLink(Anchor)
