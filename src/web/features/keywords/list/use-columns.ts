import * as v from 'valibot'
import { useSelection } from '#web/offline/hooks.ts'
import { select, selection } from '#web/offline/selection.ts'

const Settings = v.fallback(
  v.object({
    hiddenColumns: v.fallback(v.array(v.string()), []),
    columnOrder: v.fallback(v.array(v.string()), []),
  }),
  { hiddenColumns: [], columnOrder: [] },
)
type Settings = v.InferOutput<typeof Settings>

/** The columns that the user left out of a page's table, and the order of the others; the device remembers them. */
export function useColumns(page: string): [Settings, change: (part: Partial<Settings>) => void] {
  const settings = v.parse(Settings, useSelection().pages[page])
  const change = (part: Partial<Settings>) =>
    select({ pages: { ...selection.get().pages, [page]: { ...settings, ...part } } })
  return [settings, change]
}
