import type { Identity } from '#contract/auth/auth.ts'
import { isGroup, type MenuEntry, type MenuGroup, type MenuSection } from './menu-entry.ts'
import { menuSections } from './menu-items.tsx'

/** Whom the menu is drawn for. */
export interface MenuViewer extends Pick<Identity, 'role' | 'grants' | 'internal'> {
  isFree: boolean
  /** Whether the server shows its test section (OP-36). */
  testMenu: boolean
}

/** The sections and entries that a user sees (MENU-025 to MENU-029), without empty sections and groups. */
export function menuFor(viewer: MenuViewer, sections = menuSections): MenuSection[] {
  return sections
    .filter((section) => isShown(section, viewer))
    .map((section) => shownPart(section, viewer))
    .filter(({ entries }) => entries.length > 0)
}

const shownPart = (section: MenuSection, viewer: MenuViewer): MenuSection => ({
  ...section,
  entries: shownOf(section.entries, viewer),
})

const shownOf = (entries: readonly MenuEntry[], viewer: MenuViewer): MenuEntry[] =>
  entries
    .filter((entry) => isShown(entry, viewer))
    .map((entry) => (isGroup(entry) ? shownGroup(entry, viewer) : entry))
    .filter((entry) => !isGroup(entry) || entry.children.length > 0)

const shownGroup = (group: MenuGroup, viewer: MenuViewer): MenuGroup => ({
  ...group,
  children: shownOf(group.children, viewer),
})

/** Staff see whatever is not turned off for everybody (MENU-027). */
function isShown(entry: MenuSection | MenuEntry, viewer: MenuViewer): boolean {
  const { role, grants = [], internal, isFree, testMenu } = viewer
  if (entry.hiddenWithout === 'testMenu' && !testMenu) return false
  if (internal) return true
  if (entry.hiddenForExternal || (entry.isFeatureLocked && isFree)) return false
  return !entry.roles || entry.roles.includes(role) || entry.grants?.some((one) => grants.includes(one)) === true
}
