import { t } from '@lingui/core/macro'
import { getTrackedKeywords, type KeywordTag } from '#contract/keywords/tracked.ts'
import type { Project } from '#contract/projects.ts'
import { inMemory, restoreReads } from '#web/data/queries/read.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { applyOverlays, overlays } from '#web/offline/outbox/outbox.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { change } from '../tracking/change-keywords.ts'
import { inBatches } from '../tracking/in-batches.ts'
import { lastQueued, takeBack } from '../tracking/take-back.ts'
import { trackedRead } from '../tracking/use-tracking.ts'

/** Keywords that have a tag, by country; null: the country's list is not on this device. */
type Tagged = ReadonlyMap<string, readonly string[] | null>

/** Removes a tag from all keywords of a project and says so, with a way back. */
export async function removeTag({ projectId, title, countries }: Project, tag: KeywordTag): Promise<void> {
  const of = { projectId, projectTitle: title }
  const tagged = await taggedWith(projectId, countries, tag.name)
  const since = lastQueued()
  if (!(await change('removeKeywordTag', { ...of, name: tag.name }))) return
  const undo = async () => {
    const back = await takeBack(({ seq, name, payload }) => {
      const removed = payload as { projectId?: string; name?: string }
      return seq > since && name === 'removeKeywordTag' && removed.projectId === projectId && removed.name === tag.name
    })
    if (back.length === 0) await giveBack(of, tag, tagged)
  }
  notify({ title: t`Tag “${tag.name}” deleted`, actions: [{ label: t`Undo`, onClick: () => void undo() }] })
}

/** As the lists stand on this device, queued changes included. */
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

/** The removal was sent: the tag is made again, and given to the keywords that are known to have had it. */
async function giveBack(
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
