import { Link, type LinkProps } from '@tanstack/react-router'
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
    {...placeOf(connection)}
    className={isMain ? buttons.filled : undefined}
    data-size={isMain ? 'medium' : undefined}
  >
    {children}
  </Link>
)

const MY_APPS: string = '/connection/my-apps'

/** Stores and their keys. */
const placeOf = (connection: OwnPerformance['connection']) =>
  ({ to: MY_APPS, search: connection ? { connection: connection.id } : {} }) as LinkProps
