import { useMemo } from 'react'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { getTrackedKeywords, KeywordTag } from '#contract/keywords/tracked.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { mayChange } from '#web/session/may.ts'
import { change } from '../tracking/change-keywords.ts'
import { inBatches } from '../tracking/in-batches.ts'
import { stopTracking } from '../tracking/stop-tracking.ts'
import type { MonitorRow } from './monitor-row.ts'
import { removeTag } from './remove-tag.ts'

/** What the user can change of tracked keywords; each change is queued, and shown at once. */
export function useTrackedChanges(
  { project, locale }: AppInCountry,
  { keywords: all, tags, slots }: EndpointOutput<typeof getTrackedKeywords>,
) {
  const { projectId, title: projectTitle } = project
  const isAllowed = mayChange(project)
  return useMemo(() => {
    const of = { projectId, projectTitle, locale }
    return {
      mayChange: isAllowed,
      star: ({ keyword, isStarred }: MonitorRow) =>
        void change('annotateKeywords', { ...of, keywords: [keyword], isStarred: !isStarred }),
      /** Resolves whether it is kept. */
      note: ({ keyword }: MonitorRow, note: string) => change('annotateKeywords', { ...of, keywords: [keyword], note }),
      tag: async (rows: readonly MonitorRow[], { add, remove }: { add?: KeywordTag; remove?: string }) => {
        const tagging = { add: add ? [add] : [], remove: remove === undefined ? [] : [remove] }
        for (const keywords of inBatches(rows.map(({ keyword }) => keyword)))
          await change('tagKeywords', { ...of, keywords, ...tagging })
      },
      changeTag: ({ name }: KeywordTag, tag: KeywordTag) =>
        void change('changeKeywordTag', { projectId, projectTitle, name, tag }),
      removeTag: (tag: KeywordTag) => void removeTag(project, tag),
      stopTracking: (rows: readonly MonitorRow[]) => {
        const gone = new Set(rows.map(({ keyword }) => keyword))
        return stopTracking(of, { keywords: all.filter(({ keyword }) => gone.has(keyword)), tags, slots })
      },
    }
  }, [project, projectId, projectTitle, locale, isAllowed, all, tags, slots])
}
