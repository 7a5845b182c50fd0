import { useEffect, useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import { useRead, restoreReads, type AnyRead } from '#web/data/queries/read.ts'
import { type SelectedApp, appKey } from '#web/apps/selected-app.ts'
import { useProjectCompetitors } from '#web/apps/competitors/use-project-competitors.ts'
import { isInMemory } from '#web/data/cache/restore.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { whenIdle } from '#web/data/scheduling/when-idle.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { isPictureSaved } from '#web/offline/answers/saved-pictures.ts'
import { savesData } from '#web/offline/connectivity/saves-data.ts'
import { deviceUser } from '#web/offline/storage/device-user.ts'
import { workerContainer } from '#web/offline/abilities/browser-abilities.ts'
import { overviewQueries, overviewReads, LEADERS, sectionReads } from './reads.ts'

/** Follows every read of the page; each has its own state. A competitor has no score. */
export function useOverview(app: SelectedApp, locale: string) {
  const queries = overviewQueries(app, locale)
  return {
    details: useRead(queries.details),
    score: useRead(queries.score, { enabled: app.isOwn }),
    performance: useRead(queries.performance),
    featurings: useRead(queries.featurings),
    rating: useRead(queries.rating),
    competitors: useProjectCompetitors(app.project, locale),
  }
}

export type OverviewResults = ReturnType<typeof useOverview>

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

/** Younger answers are good enough to be at hand; a section that is looked at asks again by its own rule, ms. */
const GOOD_FOR_MS = 3600_000

/** Until when what was loaded is good enough, ms since 1970, by listing: a page that is left and visited again asks for nothing. */
const goodUntil = new Map<string, number>()

/**
 * What the sections further down show is loaded to the device while the browser is idle, so that the whole page is
 * there offline, also what was never scrolled to: answers first, then pictures.
 */
export function usePrefetchedSections(app: SelectedApp, locale: string, details: AppDetails | undefined): void {
  const identity = useIdentity()
  const isOnline = useConnectivity() === 'online'
  const readAt = details?.retrievedAt

  useEffect(() => {
    if (!isOnline || !identity || !details) return undefined
    const listing = [identity.userId, app.store, app.trackId, locale, readAt].join(' ')
    if ((goodUntil.get(listing) ?? 0) > Date.now()) return undefined
    let live = true
    const shouldContinue = () => live && connectivity.get() === 'online'
    const preloadOnce = async () => {
      if (shouldContinue()) await preloadSections(app, locale, identity, details, shouldContinue)
      if (shouldContinue()) goodUntil.set(listing, Date.now() + GOOD_FOR_MS)
    }
    whenIdle(() => void preloadOnce(), { afterRequests: true })
    return () => {
      live = false
    }
    // Objects change with every answer, but hardly what they say; the page is drawn anew for another app or country.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOnline, identity?.userId, readAt])
}

async function preloadSections(
  app: SelectedApp,
  locale: string,
  identity: Identity,
  { categories, images }: AppDetails,
  shouldContinue: () => boolean,
): Promise<void> {
  const { events, benchmarks, rankings, versions, storePage } = sectionReads(app, locale, identity, categories[0]?.name)
  const others: AnyRead[] = [...rankings, versions, storePage]
  await restoreReads([events, benchmarks, ...others].filter((one) => one !== null))
  if (!shouldContinue()) return

  const client = getQueryClient()
  const [eventAnswer, benchmarkAnswer] = await Promise.all([
    events && client.fetchQuery({ ...events, staleTime: GOOD_FOR_MS }).catch(() => null),
    benchmarks && client.fetchQuery({ ...benchmarks, staleTime: GOOD_FOR_MS }).catch(() => null),
    ...others.map((one) => client.prefetchQuery({ ...one, staleTime: GOOD_FOR_MS })),
  ])
  const eventPictures = eventAnswer?.data.events?.flatMap(({ imageUrl }) => imageUrl ?? []) ?? []
  const leaders = benchmarkAnswer?.data.categoryMetrics.iconUrls?.slice(0, LEADERS) ?? []
  await preloadPictures([...images.banners, ...images.screens, ...eventPictures, ...leaders], shouldContinue)
}

/** Pictures asked for at the same time. */
const AT_ONCE = 2

/**
 * Has the worker save pictures that are not on screen yet and not saved. Nothing happens without a worker, or where the
 * reader asks the browser to save data. Ends early once `shouldContinue` says no.
 */
export async function preloadPictures(addresses: readonly string[], shouldContinue: () => boolean): Promise<void> {
  const workers = workerContainer()
  if (!workers || savesData()) return
  await controlled(workers)
  const userId = deviceUser.get()
  const isSaved = userId === null ? () => false : await isPictureSaved(userId)
  const queue = [...new Set(addresses)].filter((address) => !isSaved(address))
  const work = async () => {
    for (let next = queue.shift(); next !== undefined && shouldContinue(); next = queue.shift())
      await fetch(next, { priority: 'low' }).catch(() => null)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Resolves once the worker answers this page's requests; on a first visit that takes a moment. */
async function controlled(workers: ServiceWorkerContainer): Promise<void> {
  await workers.ready
  if (workers.controller) return
  await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }))
}
