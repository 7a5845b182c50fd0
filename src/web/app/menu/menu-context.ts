import { createContext, useContext } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import type { Plan } from '../access/access.ts'

/** What every entry of a menu needs to know about its menu. */
export interface MenuFrame {
  identity: Identity
  plan: Plan
  /** The older frontend's address; null: there is none. */
  legacy: string | null
  /** Groups unfold in the list, or open beside or below it. */
  groups: 'inline' | 'right' | 'below'
  iconsOnly: boolean
  isOpen: (group: string) => boolean
  toggle: (group: string) => void
  /** An entry was followed, also the one of this page. */
  onNavigate?: (() => void) | undefined
}

const Frame = createContext<MenuFrame | null>(null)
export const MenuFrameProvider = Frame.Provider

export function useMenuFrame(): MenuFrame {
  const frame = useContext(Frame)
  if (!frame) throw new Error('A menu entry needs a menu around it.')
  return frame
}
