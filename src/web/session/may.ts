import { privilegesOf, type Privilege } from '#contract/protocol/access.ts'
import type { Project } from '#contract/projects.ts'
import { useIdentity } from './session.ts'

/** Whether who is signed in may do something by role and grants; the server has the last word. */
export function useMay(privilege: Privilege): boolean {
  const identity = useIdentity()
  return identity !== null && privilegesOf(identity).has(privilege)
}

/** Whether who is signed in may change an app, its countries and its competitors; the server has the last word. */
export const mayChange = ({ permission }: Project): boolean => permission !== 'view'
