import { useMemo } from 'react'
import { t } from '@lingui/core/macro'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import { getTrackedKeywords, type KeywordTag } from '#contract/keywords/tracked.ts'
import type { Project } from '#contract/projects.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { mayChange } from '#web/session/may.ts'
import { inMemory, restoreReads } from '#web/data/queries/read.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { applyOverlays, overlays } from '#web/offline/outbox/outbox.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { change, inBatches, lastQueued, cancelQueued } from '../tracking/change-keywords.ts'
import { stopTracking } from '../tracking/tracking-changes.ts'
import { trackedRead } from '../reads.ts'
import type { MonitorRow } from './monitor-rows.ts'

/** The user's changes of tracked keywords: each one is queued, and shown at once. */
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
      /** Resolves whether it was saved. */
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

/** Keywords that have a tag, by country; null: the country's list is not on this device. */
type Tagged = ReadonlyMap<string, readonly string[] | null>

/** Removes a tag from all keywords of a project and offers to undo it. */
export async function removeTag({ projectId, title, countries }: Project, tag: KeywordTag): Promise<void> {
  const of = { projectId, projectTitle: title }
  const tagged = await taggedWith(projectId, countries, tag.name)
  const since = lastQueued()
  if (!(await change('removeKeywordTag', { ...of, name: tag.name }))) return
  const undo = async () => {
    const back = await cancelQueued(({ seq, name, payload }) => {
      const removed = payload as { projectId?: string; name?: string }
      return seq > since && name === 'removeKeywordTag' && removed.projectId === projectId && removed.name === tag.name
    })
    if (back.length === 0) await restoreTag(of, tag, tagged)
  }
  notify({ title: t`Tag “${tag.name}” deleted`, actions: [{ label: t`Undo`, onClick: () => void undo() }] })
}

/** According to the lists on this device, queued changes included. */
async function taggedWith(projectId: string, countries: readonly string[], name: string): Promise<Tagged> {
  const reads = countries.map((locale) => trackedRead(projectId, locale))
  await restoreReads(reads)
  return new Map(
    reads.map((read, index) => {
      const answer = inMemory(read)
      const list = answer && applyOverlays(overlays.get(), getTrackedKeywords.id, read.queryKey[1], answer)
      const names = list?.keywords.flatMap(({ keyword, tags }) => (tags.includes(name) ? keyword : []))
      return [countries[index] ?? '', names ?? null]
    }),
  )
}

/** After the removal was sent: creates the tag again and gives it to the keywords known to have had it. */
async function restoreTag(
  of: { projectId: string; projectTitle: string },
  tag: KeywordTag,
  tagged: Tagged,
): Promise<void> {
  for (const [locale, names] of tagged)
    for (const keywords of inBatches(names ?? []))
      await change('tagKeywords', { ...of, locale, keywords, add: [tag], remove: [] })
  const elsewhere = [...tagged].flatMap(([locale, names]) => (names === null ? countryNameOf(locale) : []))
  if (elsewhere.length === 0) return
  const countries = elsewhere.join(', ')
  notify({
    kind: 'warning',
    title: t`Tag “${tag.name}” restored where its keywords are known`,
    description: t`These countries' keywords aren't on this device and stay without it: ${countries}.`,
  })
}
