import {
  IconLayoutDashboard,
  IconListNumbers,
  IconListSearch,
  IconStar,
  IconTimeline,
  IconWorldStar,
  type Icon,
} from '@tabler/icons-react'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { LinkProps } from '@tanstack/react-router'
import type { Role } from '#contract/access.ts'
import type { Identity } from '#contract/auth.ts'
import type { Feature } from '../access.ts'

interface Entry {
  /** Whom it is for; left out: everybody. */
  roles?: readonly Role[]
}

export interface MenuItem extends Entry {
  label: MessageDescriptor
  /** Shorter, for the bottom tabs. */
  shortLabel: MessageDescriptor
  to: NonNullable<LinkProps['to']>
  icon: Icon
  /** What a plan must hold for its page. */
  feature?: Feature
}

export interface MenuSection extends Entry {
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
        to: '/app-overview',
        icon: IconLayoutDashboard,
        feature: 'app-overview',
      },
    ],
  },
  {
    title: msg`Keywords`,
    items: [
      {
        label: msg`Keyword research`,
        shortLabel: msg`Keywords`,
        to: '/analyze-keywords/keyword-research',
        icon: IconListSearch,
      },
      {
        label: msg`All ranked keywords`,
        shortLabel: msg`Ranked`,
        to: '/analyze-keywords/all-ranked',
        icon: IconListNumbers,
        feature: 'app-overview',
      },
    ],
  },
  {
    title: msg`Market`,
    items: [
      {
        label: msg`App timeline`,
        shortLabel: msg`Timeline`,
        to: '/analyze-market/timeline',
        icon: IconTimeline,
        feature: 'app-overview',
      },
      {
        label: msg`Featurings`,
        shortLabel: msg`Featurings`,
        to: '/analyze-market/featurings',
        icon: IconWorldStar,
        feature: 'app-overview',
      },
    ],
  },
  {
    title: msg`Reviews and ratings`,
    items: [{ label: msg`Ratings`, shortLabel: msg`Ratings`, to: '/rr/ratings', icon: IconStar }],
  },
]

/** MENU-029: the sections and entries for somebody's role. Staff see them all (MENU-027); nothing is left of an empty section. */
export function menuFor({ role, internal }: Identity, sections = menuSections): MenuSection[] {
  const isShown = ({ roles }: Entry) => internal || !roles || roles.includes(role)
  return sections
    .filter(isShown)
    .map(({ title, items }) => ({ title, items: items.filter(isShown) }))
    .filter(({ items }) => items.length > 0)
}
