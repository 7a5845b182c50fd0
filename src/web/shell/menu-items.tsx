import { IconLayoutDashboard, type Icon } from '@tabler/icons-react'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { FileRoutesByTo } from '../routeTree.gen.ts'

export interface MenuItem {
  label: MessageDescriptor
  /** Shorter, for the bottom tabs. */
  shortLabel: MessageDescriptor
  to: keyof FileRoutesByTo
  icon: Icon
}

export interface MenuSection {
  /** Null: no heading. */
  title: MessageDescriptor | null
  items: MenuItem[]
}

/** The main menu. Only pages that exist stand here. */
export const menuSections: MenuSection[] = [
  {
    title: null,
    items: [
      {
        label: msg`App overview`,
        shortLabel: msg`Overview`,
        to: '/app-overview/my-app',
        icon: IconLayoutDashboard,
      },
    ],
  },
]
