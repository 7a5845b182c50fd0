import { useEffect, useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { useLinks } from '#web/data/queries/links.ts'
import { whenIdle } from '#web/data/scheduling/when-idle.ts'
import { isFree, usePlan } from '../access/access.ts'
import { groupComingSoon } from './group-coming-soon.ts'
import { menuFor } from './menu-for.ts'

/** The user's main menu, with what decides how its entries look. */
export function useMenu(identity: Identity) {
  const plan = usePlan(identity)
  const { testMenu, legacy } = useLinks(useIdle())
  return { sections: groupComingSoon(menuFor({ ...identity, isFree: isFree(plan), testMenu }), legacy), plan, legacy }
}

/** Whether the first page has had its turn. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true), { afterRequests: true }), [])
  return isIdle
}
