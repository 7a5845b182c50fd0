import { redirect, type LinkProps } from '@tanstack/react-router'

/** For the bare address of an area: its first page opens, with what the search names. */
export const leadTo = (to: NonNullable<LinkProps['to']>) => () => {
  throw redirect({ to, search: true, replace: true })
}
