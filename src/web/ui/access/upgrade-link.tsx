import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { knownLinks } from '#web/data/queries/links.ts'
import { ButtonLink } from '../controls/button-link.tsx'
import { track, type AnalyticsEvent } from '#web/data/third-parties/analytics.ts'
import { useMay } from '#web/session/hooks.ts'

interface Props {
  /** What stood in the way. */
  from: Extract<AnalyticsEvent, { name: 'upgrade_click' }>['from']
  className?: string | undefined
  /** It looks like this button. */
  button?: ComponentProps<typeof ButtonLink>
  children: ReactNode
}

/** SUB-018: the way to the plans from what the plan does not hold; there is none where no plans are sold. */
export function UpgradeLink({ from, className, button, children, ...others }: Props) {
  if (!knownLinks().plans) return null
  const target = { to: '/plans', onClick: () => track({ name: 'upgrade_click', from }), children, ...others } as const
  return button ? <ButtonLink {...button} {...target} /> : <Link className={className} {...target} />
}

/**
 * What helps whoever has reached a limit, besides removing something: other plans; the owner, who may choose them; or nothing
 * (null), where no plans are sold and the limit is one of the server.
 */
export function useWayToMore(): 'plans' | 'owner' | null {
  const mayChoose = useMay('billing/edit')
  if (!knownLinks().plans) return null
  return mayChoose ? 'plans' : 'owner'
}
