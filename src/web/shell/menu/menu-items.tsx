import { IconLayoutDashboard, type Icon } from '@tabler/icons-react'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { LinkProps } from '@tanstack/react-router'

export interface MenuItem {
  label: MessageDescriptor
  /** Shorter, for the bottom tabs. */
  shortLabel: MessageDescriptor
  to: NonNullable<LinkProps['to']>
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
