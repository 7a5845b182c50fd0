import { knownLinks } from '#web/data/queries/links.ts'
import { useMay } from '#web/session/hooks.ts'

/**
 * What helps whoever has reached a limit, besides removing something: other plans; the owner, who may choose them; or nothing
 * (null), where no plans are sold and the limit is one of the server.
 */
export function useWayToMore(): 'plans' | 'owner' | null {
  const mayChoose = useMay('billing/edit')
  if (!knownLinks().plans) return null
  return mayChoose ? 'plans' : 'owner'
}
