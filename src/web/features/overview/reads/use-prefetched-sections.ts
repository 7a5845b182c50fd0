import { useEffect } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { restoreReads, type AnyRead } from '#web/data/queries/read.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { whenQuiet } from '#web/data/scheduling/when-quiet.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { bringPictures } from '../bring-pictures.ts'
import { LEADERS, sectionReads } from './section-reads.ts'

/** Younger answers are good enough to be at hand; a section that is looked at asks again by its own rule, ms. */
const GOOD_FOR_MS = 3600_000

/** Until when what was brought is good enough, ms since 1970, by listing: a page that is left and visited again asks for nothing. */
const goodUntil = new Map<string, number>()

/**
 * What the sections further down show is brought to the device while the browser is idle, so that the whole page is
 * there offline, also what nobody scrolled to: answers first, then pictures.
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
    const goesOn = () => live && connectivity.get() === 'online'
    const bringOnce = async () => {
      if (goesOn()) await bring(app, locale, identity, details, goesOn)
      if (goesOn()) goodUntil.set(listing, Date.now() + GOOD_FOR_MS)
    }
    whenQuiet(() => void bringOnce())
    return () => {
      live = false
    }
    // Objects change with every answer, but hardly what they say; the page is drawn anew for another app or country.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOnline, identity?.userId, readAt])
}

async function bring(
  app: SelectedApp,
  locale: string,
  identity: Identity,
  { categories, images }: AppDetails,
  goesOn: () => boolean,
): Promise<void> {
  const { events, benchmarks, rankings, versions } = sectionReads(app, locale, identity, categories[0]?.name)
  const others: AnyRead[] = [...rankings, versions]
  await restoreReads([events, benchmarks, ...others].filter((one) => one !== null))
  if (!goesOn()) return

  const client = getQueryClient()
  const [eventAnswer, benchmarkAnswer] = await Promise.all([
    events && client.fetchQuery({ ...events, staleTime: GOOD_FOR_MS }).catch(() => null),
    benchmarks && client.fetchQuery({ ...benchmarks, staleTime: GOOD_FOR_MS }).catch(() => null),
    ...others.map((one) => client.prefetchQuery({ ...one, staleTime: GOOD_FOR_MS })),
  ])
  const eventPictures = eventAnswer?.data.events?.flatMap(({ imageUrl }) => imageUrl ?? []) ?? []
  const leaders = benchmarkAnswer?.data.categoryMetrics.iconUrls?.slice(0, LEADERS) ?? []
  await bringPictures([...images.banners, ...images.screens, ...eventPictures, ...leaders], goesOn)
}
