import * as v from 'valibot'
import { useMemo } from 'react'
import type { Competitor } from '#contract/projects.ts'
import { KEYWORD_COMPETITORS_MAX } from '#contract/protocol/limits.ts'
import { useSelection } from '#web/offline/hooks.ts'
import { select, selection } from '#web/offline/selection.ts'
import { monitorColumns } from './monitor-sort.ts'
import { SavedView } from './saved-views.ts'

/** In `Selection.pages`. */
const PAGE = 'keyword-monitoring'

const Settings = v.object({
  columns: v.fallback(v.array(v.picklist(monitorColumns)), [...monitorColumns]),
  /** All columns in the order that the user chose; empty: as they come. */
  order: v.fallback(v.array(v.picklist(monitorColumns)), []),
  /** trackIds of the competitors side by side, by project; by default the first ones. */
  competitors: v.fallback(v.record(v.string(), v.array(v.string())), {}),
  /** Of a version that saved them on the device; `useSavedViews` moves them to the server. */
  views: v.fallback(v.array(SavedView), []),
  isChartFolded: v.fallback(v.boolean(), false),
  /** The chart compares competitors for one keyword. */
  isCompared: v.fallback(v.boolean(), false),
  /** Kinds of notes that are not drawn into the chart. */
  hiddenMarks: v.fallback(v.array(v.string()), []),
})
type Settings = v.InferOutput<typeof Settings>

/** The user's settings of this page, on this device. */
export function useMonitorSettings(): [Settings, change: (part: Partial<Settings>) => void] {
  const saved = useSelection().pages[PAGE]
  const settings = v.parse(Settings, isObject(saved) ? saved : {})
  return [settings, changeSettings]
}

function changeSettings(part: Partial<Settings>): void {
  const { pages } = selection.get()
  const saved = pages[PAGE]
  select({ pages: { ...pages, [PAGE]: { ...(isObject(saved) ? saved : {}), ...part } } })
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Competitors shown until the user chooses others. */
const FIRST = 3

/** The competitors with a column of their own (LIM-017), in the order in which they were chosen. */
export function useShownCompetitors(
  projectId: string,
  all: readonly Competitor[] | undefined,
  settings: { competitors: Readonly<Record<string, readonly string[]>> },
): readonly Competitor[] {
  const chosen = settings.competitors[projectId]
  return useMemo(() => {
    if (!all) return []
    if (!chosen) return all.slice(0, FIRST)
    return chosen.flatMap((id) => all.find(({ trackId }) => trackId === id) ?? []).slice(0, KEYWORD_COMPETITORS_MAX)
  }, [all, chosen])
}
