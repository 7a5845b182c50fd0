import { useState } from 'react'

/** Charts that the reader has taken out of the picture, by their categories. */
export type HiddenSeries = ReadonlySet<string>

/** What is hidden of the charts there are (`all`). Where each was hidden elsewhere, all are shown. */
export const hiddenOf = (hidden: HiddenSeries, all: readonly string[]): HiddenSeries =>
  all.every((category) => hidden.has(category)) ? new Set() : hidden

/** Takes a chart out of the picture or puts it back; the last one that is shown stays. */
export function toggled(hidden: HiddenSeries, category: string, all: readonly string[]): HiddenSeries {
  const now = hiddenOf(hidden, all)
  if (now.has(category)) return new Set([...now].filter((one) => one !== category))
  return isOnlyOne(now, category, all) ? now : new Set([...now, category])
}

/** Whether this chart is the only one of `all` that is shown. */
export const isOnlyOne = (hidden: HiddenSeries, category: string, all: readonly string[]): boolean =>
  all.every((one) => (one === category) !== hidden.has(one))

/** Which charts are hidden, and what a press on one does. */
export function useHiddenSeries(): [hidden: HiddenSeries, toggle: (category: string, all: readonly string[]) => void] {
  const [hidden, setHidden] = useState<HiddenSeries>(new Set())
  const toggle = (category: string, all: readonly string[]) => setHidden((now) => toggled(now, category, all))
  return [hidden, toggle]
}
