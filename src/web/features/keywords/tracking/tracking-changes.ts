import { plural, t } from '@lingui/core/macro'
import type { KeywordTag, TrackedKeyword } from '#contract/keywords/tracked.ts'
import { keywordEntity } from '#web/commands/entities.ts'
import type { CommandPayload } from '#web/commands/payloads.ts'
import { knownLinks } from '#web/data/queries/links.ts'
import type { OutboxEntry } from '#web/offline/outbox/entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { change, type KeywordsOf, inBatches, lastQueued, cancelQueued } from './change-keywords.ts'

export interface More {
  /** Tags that all of them get. */
  tags?: readonly string[]
  /** Further tracked countries. */
  alsoIn?: readonly string[]
  /** Since when they were tracked before: a removal is undone. */
  since?: ReadonlyMap<string, string>
}

/** Tracks normalised keywords, in as many commands as needed. Resolves whether all were saved; shows a message if not. */
export async function startTracking(
  of: KeywordsOf,
  names: readonly string[],
  { tags = [], alsoIn = [], since }: More = {},
): Promise<boolean> {
  const addedAt = new Date().toISOString()
  for (const keywords of inBatches(names)) {
    const isSaved = await change('addKeywords', {
      ...of,
      keywords,
      tags: [...tags],
      alsoIn: [...alsoIn],
      addedAt,
      ...(since && { trackedSince: keywords.map((keyword) => since.get(keyword) ?? addedAt) }),
    })
    if (!isSaved) return false
  }
  return true
}

/** Tracks keywords that were not tracked, and says so; what was done can be undone, but where it concerns further countries. */
export async function trackAndTell(of: KeywordsOf, names: readonly string[], more: More = {}): Promise<boolean> {
  const since = lastQueued()
  if (!(await startTracking(of, names, more))) return false
  const [first] = names
  const tags = more.tags?.join(', ') ?? ''
  notify({
    title: plural(names.length, {
      one: `“${first}” added to your tracked keywords`,
      other: '# keywords added to your tracked keywords',
    }),
    ...(tags !== '' && { description: t`Tags: ${tags}` }),
    ...(!more.alsoIn?.length && { actions: [{ label: t`Undo`, onClick: () => void takeBack(of, names, since) }] }),
  })
  return true
}

/** Additions that have not been sent are dropped from the queue; the other keywords are no longer tracked. */
async function takeBack(of: KeywordsOf, names: readonly string[], addedAfter: number): Promise<void> {
  const added = new Set(names)
  const isMeant = ({ seq, name, payload }: OutboxEntry) => {
    const { projectId, locale, keywords = [] } = payload as Partial<CommandPayload<'addKeywords'>>
    return (
      seq > addedAfter &&
      name === 'addKeywords' &&
      projectId === of.projectId &&
      locale === of.locale &&
      keywords.every((keyword) => added.has(keyword))
    )
  }
  const back = await cancelQueued(isMeant)
  const returned = new Set(back.flatMap(({ payload }) => (payload as CommandPayload<'addKeywords'>).keywords))
  const sent = names.filter((keyword) => !returned.has(keyword))
  for (const keywords of inBatches(sent)) await change('removeKeywords', { ...of, keywords })
}

interface Stopped {
  keywords: readonly TrackedKeyword[]
  /** The project's tags, for their colours. */
  tags: readonly KeywordTag[]
  /** Before it was stopped; null: not known. */
  slots: { used: number; limit: number } | null
}

/**
 * Stops tracking keywords and offers to undo it: tags, stars, notes and the day since which they are tracked are restored
 * too.
 */
export async function stopTracking(of: KeywordsOf, stopped: Stopped): Promise<boolean> {
  const names = stopped.keywords.map(({ keyword }) => keyword)
  const [first] = names
  if (first === undefined) return false
  const since = lastQueued()
  for (const keywords of inBatches(names)) if (!(await change('removeKeywords', { ...of, keywords }))) return false
  notify({
    title: plural(names.length, { one: `“${first}” is no longer tracked`, other: '# keywords are no longer tracked' }),
    ...(isFull(stopped) && {
      description: knownLinks().plans
        ? t`Your plan is full: once this is sent, it can't be undone.`
        : t`All keyword slots are in use: once this is sent, it can't be undone.`,
    }),
    actions: [{ label: t`Undo`, onClick: () => void trackAgain(of, stopped, since) }],
  })
  return true
}

/** Removals that have not been sent are dropped from the queue; the other keywords are tracked again. */
async function trackAgain(of: KeywordsOf, stopped: Stopped, stoppedAfter: number): Promise<void> {
  const entities = new Set(stopped.keywords.map(({ keyword }) => keywordEntity(of.projectId, keyword)))
  const back = await cancelQueued(
    ({ seq, name, payload, entities: all }) =>
      seq > stoppedAfter &&
      name === 'removeKeywords' &&
      (payload as { locale?: string }).locale === of.locale &&
      all.every((one) => entities.has(one)),
  )
  const returned = new Set(back.flatMap((entry) => entry.entities))
  const gone = stopped.keywords.filter(({ keyword }) => !returned.has(keywordEntity(of.projectId, keyword)))
  if (gone.length === 0) return
  if (isFull(stopped)) return tellFull(stopped)
  const since = new Map(gone.map(({ keyword, trackedSince }) => [keyword, trackedSince]))
  if (!(await startTracking(of, [...since.keys()], { since }))) return
  await restoreTagsAndNotes(of, gone, stopped.tags)
}

/** Restores the tags, stars and notes of keywords. */
async function restoreTagsAndNotes(
  of: KeywordsOf,
  all: readonly TrackedKeyword[],
  tags: readonly KeywordTag[],
): Promise<void> {
  for (const tag of tags) {
    const tagged = all.filter((one) => one.tags.includes(tag.name)).map(({ keyword }) => keyword)
    for (const keywords of inBatches(tagged)) await change('tagKeywords', { ...of, keywords, add: [tag], remove: [] })
  }
  const starred = all.filter(({ isStarred, note }) => isStarred && note === '').map(({ keyword }) => keyword)
  for (const keywords of inBatches(starred)) await change('annotateKeywords', { ...of, keywords, isStarred: true })
  for (const { keyword, isStarred, note } of all)
    if (note !== '') await change('annotateKeywords', { ...of, keywords: [keyword], isStarred, note })
}

/** After a downgrade, freed slots still count as used: the server would refuse the keywords. */
const isFull = ({ keywords, slots }: Stopped) => slots !== null && slots.used - keywords.length >= slots.limit

function tellFull({ slots }: Stopped): void {
  const limit = slots?.limit ?? 0
  notify({
    kind: 'error',
    title: t`Couldn't track them again`,
    description: knownLinks().plans
      ? t`More keywords are tracked than the ${limit} slots of your plan. Upgrade or remove keywords, then add them again.`
      : t`More keywords are tracked than there are slots (${limit}). Remove keywords, then add them again.`,
  })
}
