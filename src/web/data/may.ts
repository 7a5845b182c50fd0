import { privilegesOf, type Privilege } from '#contract/access.ts'
import { useIdentity } from './session.ts'

/** Whether who is signed in may do something by role and grants; the server has the last word. */
export function useMay(privilege: Privilege): boolean {
  const identity = useIdentity()
  return identity !== null && privilegesOf(identity).has(privilege)
}
