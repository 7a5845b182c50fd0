import * as v from 'valibot'
import { useSelection } from '#web/offline/hooks.ts'
import { select, selection } from '#web/offline/selection.ts'

const Settings = v.fallback(v.object({ hiddenColumns: v.array(v.string()) }), { hiddenColumns: [] })

/** The columns that the user left out of a page's table; the device remembers them. */
export function useHiddenColumns(page: string): [readonly string[], hide: (columns: readonly string[]) => void] {
  const { hiddenColumns } = v.parse(Settings, useSelection().pages[page])
  const hide = (columns: readonly string[]) =>
    select({ pages: { ...selection.get().pages, [page]: { hiddenColumns: [...columns] } } })
  return [hiddenColumns, hide]
}
