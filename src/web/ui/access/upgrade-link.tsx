import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { knownLinks } from '#web/data/queries/links.ts'
import { track, type AnalyticsEvent } from '#web/data/third-parties/analytics.ts'

interface Props {
  /** What stood in the way. */
  from: Extract<AnalyticsEvent, { name: 'upgrade_click' }>['from']
  className?: string | undefined
  children: ReactNode
}

/** SUB-018: the way to the plans from what the plan does not hold; there is none where no plans are sold. */
export function UpgradeLink({ from, className, children, ...others }: Props) {
  if (!knownLinks().plans) return null
  return (
    <Link to="/plans" className={className} onClick={() => track({ name: 'upgrade_click', from })} {...others}>
      {children}
    </Link>
  )
}
