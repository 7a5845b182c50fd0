import { isGroup, type MenuEntry, type MenuGroup, type MenuItem } from './menu-entry.ts'

/** Whether a path is an item's page, one below it, or another that it holds. */
export const isAt = ({ to, holds: other, exactMatch = false }: MenuItem, path: string): boolean =>
  to !== undefined && (path === to || path === other || (!exactMatch && path.startsWith(`${to}/`)))

/** Whether a path is a page of a group, at any depth (MENU-016). */
export const holds = (group: MenuGroup, path: string): boolean =>
  group.children.some((entry) => (isGroup(entry) ? holds(entry, path) : isAt(entry, path)))

const groupsIn = (entries: readonly MenuEntry[]): MenuGroup[] =>
  entries.flatMap((entry) => (isGroup(entry) ? [entry, ...groupsIn(entry.children)] : []))

const holdsGroup = (group: MenuGroup, id: string): boolean => groupsIn(group.children).some((one) => one.id === id)

/** Ids of the groups that are open. */
export type OpenGroups = ReadonlySet<string>

/** MENU-016, MENU-017: what is open before anybody has opened anything. */
export const openAtFirst = (entries: readonly MenuEntry[], path: string): OpenGroups =>
  idsOf(groupsIn(entries).filter((group) => group.expandedByDefault || holds(group, path)))

/** MENU-018: a group opens; the others close, but those that hold the active item, and its ancestors. */
export const open = (entries: readonly MenuEntry[], path: string, opened: OpenGroups, id: string): OpenGroups =>
  idsOf(
    groupsIn(entries).filter(
      (group) => group.id === id || holdsGroup(group, id) || (opened.has(group.id) && holds(group, path)),
    ),
  )

export const close = (opened: OpenGroups, id: string): OpenGroups => new Set([...opened].filter((one) => one !== id))

/** What is open once another page has come: its groups, too, and they close the others as any group that opens. */
export function follow(entries: readonly MenuEntry[], path: string, opened: OpenGroups): OpenGroups {
  const active = groupsIn(entries).filter((group) => holds(group, path))
  return active.every(({ id }) => opened.has(id)) ? opened : idsOf(active)
}

const idsOf = (groups: readonly MenuGroup[]): OpenGroups => new Set(groups.map(({ id }) => id))
