import type { MessageDescriptor } from '@lingui/core'
import type { Icon } from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'
import type { GrantablePrivilege, Role } from '#contract/protocol/access.ts'
import type { Feature } from '../access/access.ts'
import type { PageHelpName } from '../help/page-helps.ts'

/** For whom an entry is drawn. */
interface Entry {
  id: string
  /** Whom it is for; left out: everybody (MENU-029). */
  roles?: readonly Role[]
  /** Members who were granted one of these see it, too. */
  grants?: readonly GrantablePrivilege[]
  /** Staff alone see it (MENU-028, OP-31). */
  hiddenForExternal?: boolean
  /** Not drawn as long as this setting of the server is off (MENU-025). */
  hiddenWithout?: 'testMenu'
  /** Not drawn on the free plan, but for staff (MENU-026, C-08). */
  isFeatureLocked?: boolean
}

/** Pages that the plan may not hold, by the names of their helps: a lock says what they would show (MENU-024). */
export type LockTopic = Extract<
  PageHelpName,
  | 'app-overview'
  | 'app-performance'
  | 'downloads'
  | 'aso-score'
  | 'ranked-keywords'
  | 'timeline'
  | 'featurings'
  | 'top-charts'
  | 'category-rankings'
  | 'download-trends'
  | 'metadata-benchmarks'
  | 'app-creatives-library'
  | 'ratings'
  | 'store-listing'
  | 'store-data'
  | 'bulk-editor'
  | 'csv-upload'
  | 'import-export'
  | 'copy-generator'
>

/** MENU-014, MENU-015, C-07. Without `to` and without an older frontend it has no page yet (MENU-022). */
export interface MenuItem extends Entry {
  label: MessageDescriptor
  icon?: Icon
  /** Its page. */
  to?: NonNullable<LinkProps['to']>
  /** The first of its pages, where `to` would only lead on to it. */
  first?: NonNullable<LinkProps['to']>
  /** Its path in the older frontend, where it has no page here (MENU-020, OP-28). */
  redirectTo?: string
  openInNewTab?: boolean
  /** Another page that is found through its own, and is in no menu. */
  holds?: NonNullable<LinkProps['to']>
  /** Pages below its own are not its own. */
  exactMatch?: boolean
  /** What a plan must hold for its page (MENU-030). */
  feature?: Feature
  lockedForFreePlan?: boolean
  newFeature?: boolean
  popover?: LockTopic
}

export interface MenuGroup extends Entry {
  label: MessageDescriptor
  icon?: Icon
  expandedByDefault?: boolean
  children: MenuEntry[]
}

export type MenuEntry = MenuItem | MenuGroup

/** A heading with its entries; null: no heading. */
export interface MenuSection extends Entry {
  title: MessageDescriptor | null
  entries: MenuEntry[]
}

export const isGroup = (entry: MenuEntry): entry is MenuGroup => 'children' in entry

/** Every item, in the menu's order. */
export const itemsIn = (entries: readonly MenuEntry[]): MenuItem[] =>
  entries.flatMap((entry) => (isGroup(entry) ? itemsIn(entry.children) : [entry]))

/** Whether an item has no page yet, neither here nor in the older frontend (MENU-022, OP-28). */
export const isSoon = ({ to, redirectTo }: MenuItem, legacy: string | null): boolean =>
  to === undefined && (legacy === null || redirectTo === undefined)

type LinkedItem = MenuItem & Required<Pick<MenuItem, 'to'>>

/** The items that have a page, in the menu's order. */
export const linkedItems = (sections: readonly MenuSection[]): LinkedItem[] =>
  sections.flatMap(({ entries }) => itemsIn(entries)).filter((item): item is LinkedItem => item.to !== undefined)
