import { useEffect, useState } from 'react'
import { restoreReads } from '#web/data/queries/read.ts'
import { isInMemory } from '#web/data/cache/restore.ts'
import { appKey, type SelectedApp } from '#web/apps/selected-app.ts'
import { overviewReads } from './overview-reads.ts'

interface Shown {
  app: SelectedApp
  locale: string
}

/** Longest the page stays with what it showed before, ms; then the new one draws its skeleton. */
const PATIENCE_MS = 100

/**
 * Follows a selection once the device's answers for it are in memory, so that a country seen before shows at once: in the
 * same frame as the press where this start has shown it already.
 */
export function useRestored(app: SelectedApp, locale: string): Shown {
  const [shown, setShown] = useState<Shown>({ app, locale })
  const changed = appKey(shown.app) !== appKey(app) || shown.locale !== locale

  useEffect(() => {
    if (!changed) return undefined
    let live = true
    const show = () => {
      if (live) setShown({ app, locale })
      live = false
    }
    const timer = setTimeout(show, PATIENCE_MS)
    void restoreReads(overviewReads(app, locale)).then(show)
    return () => {
      live = false
      clearTimeout(timer)
    }
  }, [changed, app, locale])

  const follows = !changed || isInMemory(overviewReads(app, locale))
  if (changed && follows) setShown({ app, locale })
  // Tracked countries and titles change without a change of the selection.
  return follows ? { app, locale } : shown
}
