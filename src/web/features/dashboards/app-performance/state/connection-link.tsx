import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OwnPerformance } from '#contract/connections/own-performance.ts'
import { ButtonLink } from '#web/ui/controls/button-link.tsx'

interface Props {
  /** Opens on that page; null: none is there. */
  connection: OwnPerformance['connection']
  children: ReactNode
  isMain?: boolean
}

/** The way to where connections are made and mended. */
export const ConnectionLink = ({ connection, children, isMain = false }: Props) => {
  const target = {
    to: '/connection/{-$tab}',
    params: { tab: 'my-apps' },
    search: connection ? { connection: connection.id } : {},
    children,
  } as const
  return isMain ? <ButtonLink variant="filled" {...target} /> : <Link {...target} />
}
