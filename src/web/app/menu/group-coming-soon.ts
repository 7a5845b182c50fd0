import { msg } from '@lingui/core/macro'
import { IconHourglass } from '@tabler/icons-react'
import { isGroup, isSoon, itemsIn, type MenuEntry, type MenuSection } from './menu-entry.ts'

/**
 * The menu with whatever has nothing to open yet (entries of a section, and whole groups) in one group at its end.
 * `legacy`: the older frontend's address; null: there is none.
 */
export function groupComingSoon(sections: readonly MenuSection[], legacy: string | null): MenuSection[] {
  const folded: MenuEntry[] = []
  const isEmpty = (entry: MenuEntry) => itemsIn([entry]).every((item) => isSoon(item, legacy))
  const withoutEmpty = (entry: MenuEntry): MenuEntry[] => {
    if (!isGroup(entry)) return [entry]
    folded.push(...entry.children.filter((child) => isGroup(child) && isEmpty(child)))
    return [{ ...entry, children: entry.children.filter((child) => !isGroup(child) || !isEmpty(child)) }]
  }
  const rest = sections.map((section) => ({
    ...section,
    entries: section.entries.flatMap((entry) => {
      if (!isEmpty(entry)) return withoutEmpty(entry)
      folded.push(entry)
      return []
    }),
  }))
  return [...rest.filter(({ entries }) => entries.length > 0), ...(folded.length > 0 ? [soonSection(folded)] : [])]
}

const soonSection = (entries: readonly MenuEntry[]): MenuSection => ({
  id: 'soon',
  title: null,
  entries: [
    { id: 'soon', label: msg`Coming soon`, icon: IconHourglass, children: entries.map((entry) => withoutIcon(entry)) },
  ],
})

/** As every other entry of a group. */
function withoutIcon(entry: MenuEntry): MenuEntry {
  const { icon: _, ...bare } = entry
  return bare
}
