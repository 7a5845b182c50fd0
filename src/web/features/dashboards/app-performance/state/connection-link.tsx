import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OwnPerformance } from '#contract/connections/own-performance.ts'
import buttons from '#web/ui/controls/button.module.css'

interface Props {
  /** Opens on that page; null: none is there. */
  connection: OwnPerformance['connection']
  children: ReactNode
  isMain?: boolean
}

/** The way to where connections are made and mended. */
export const ConnectionLink = ({ connection, children, isMain = false }: Props) => (
  <Link
    to="/connection/{-$tab}"
    params={{ tab: 'my-apps' }}
    search={connection ? { connection: connection.id } : {}}
    className={isMain ? buttons.filled : undefined}
    data-size={isMain ? 'medium' : undefined}
  >
    {children}
  </Link>
)
