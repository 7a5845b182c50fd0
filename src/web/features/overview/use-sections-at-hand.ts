import { useEffect } from 'react'
import type { AppDetails } from '#contract/overview.ts'
import type { Project } from '#contract/projects.ts'
import { getQueryClient } from '#web/data/query-client.ts'
import { restoreReads, type AnyRead } from '#web/data/read.ts'
import { useIdentity } from '#web/data/session.ts'
import { whenIdle } from '#web/data/when-idle.ts'
import { connectivity } from '#web/offline/connectivity.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { bringPictures } from './bring-pictures.ts'
import { benchmarksRead, eventsRead, LEADERS, RANKING_DAYS, rankingsRead, versionsRead } from './section-reads.ts'

/** Younger answers are good enough to be at hand; a section that is looked at asks again by its own rule, ms. */
const GOOD_FOR_MS = 3600_000

/**
 * What the sections further down show is brought to the device while the browser is idle, so that the whole page is
 * there offline, also what nobody scrolled to: answers first, then pictures.
 */
export function useSectionsAtHand(project: Project, locale: string, details: AppDetails | undefined): void {
  const orgId = useIdentity()?.organizationId
  const isOnline = useConnectivity() === 'online'
  const category = details?.categories[0]?.name
  const pictures = details && [...details.images.banners, ...details.images.screens].join('\n')

  useEffect(() => {
    if (!isOnline || orgId === undefined || pictures === undefined) return undefined
    let live = true
    const goesOn = () => live && connectivity.get() === 'online'
    whenIdle(() => {
      if (goesOn()) void bring(project, locale, orgId, category, pictures.split('\n'), goesOn)
    })
    return () => {
      live = false
    }
    // The project's object changes with every answer; the page is drawn anew for another one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOnline, orgId, project.projectId, locale, category, pictures])
}

async function bring(
  project: Project,
  locale: string,
  orgId: string,
  category: string | undefined,
  pictures: readonly string[],
  goesOn: () => boolean,
): Promise<void> {
  const client = getQueryClient()
  const events = eventsRead(project, locale)
  const benchmarks = category === undefined ? null : benchmarksRead(project, locale, orgId, category)
  const rankings = (['FREE', 'GROSSING', 'PAID'] as const).map((group) =>
    rankingsRead(project, locale, group, RANKING_DAYS),
  )
  const others: AnyRead[] = [...rankings, versionsRead(project, locale)]
  await restoreReads([events, ...(benchmarks ? [benchmarks] : []), ...others])
  if (!goesOn()) return
  const [eventAnswer, benchmarkAnswer] = await Promise.all([
    client.fetchQuery({ ...events, staleTime: GOOD_FOR_MS }).catch(() => null),
    benchmarks && client.fetchQuery({ ...benchmarks, staleTime: GOOD_FOR_MS }).catch(() => null),
    ...others.map((one) => client.prefetchQuery({ ...one, staleTime: GOOD_FOR_MS })),
  ])
  const eventPictures = eventAnswer?.data.events?.flatMap(({ imageUrl }) => imageUrl ?? []) ?? []
  const leaders = benchmarkAnswer?.data.categoryMetrics.iconUrls?.slice(0, LEADERS) ?? []
  await bringPictures([...pictures, ...eventPictures, ...leaders].filter(Boolean), goesOn)
}
