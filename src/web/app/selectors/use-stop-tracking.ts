import { useState } from 'react'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import type { Project } from '#contract/projects.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { inMemory, read, restoreReads } from '#web/data/queries/read.ts'
import { applyOverlays, overlays } from '#web/offline/outbox/outbox.ts'
import { useCountryWrites } from './use-country-writes.ts'

/** A country whose tracking is to end, and how many keywords are tracked there. */
export interface Stopping {
  locale: string
  keywords: number
}

/** Ends the tracking of a country; `asked`: keywords are tracked there, so it is asked first. */
export function useStopTracking(project: Project) {
  const { untrack } = useCountryWrites(project)
  const [asked, setAsked] = useState<Stopping | null>(null)
  return {
    asked,
    stop: async (locale: string) => {
      const keywords = await keywordsIn(project, locale)
      if (keywords === 0) await untrack(locale)
      else setAsked({ locale, keywords })
    },
    answer: (isMeant: boolean) => {
      setAsked(null)
      if (isMeant && asked) void untrack(asked.locale)
    },
  }
}

/** As the device, or else the server, says; 0 where neither does: nothing is lost, they are there again with the country. */
async function keywordsIn({ projectId }: Project, locale: string): Promise<number> {
  const input = { params: { projectId }, query: { locale } }
  const tracked = read(getTrackedKeywords, input)
  await restoreReads([tracked])
  if (!inMemory(tracked)) await getQueryClient().prefetchQuery({ ...tracked, retry: false })
  const known = inMemory(tracked)
  return known ? applyOverlays(overlays.get(), getTrackedKeywords.id, input, known).keywords.length : 0
}
