import type { Identity } from '#contract/auth/auth.ts'
import { useLinks } from './links.ts'
import { useRead } from './read.ts'
import { subscriptionRead } from './reads.ts'

/** Whether this server sells plans; without, nothing speaks of a plan, a price or an upgrade. */
export function usePlansSold(identity: Identity): boolean {
  const plan = useRead(subscriptionRead(identity)).data?.planId
  return useLinks().plans && plan !== 'self-hosted'
}
