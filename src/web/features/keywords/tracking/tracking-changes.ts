import { plural, t } from '@lingui/core/macro'
import type { KeywordTag, TrackedKeyword } from '#contract/keywords/tracked.ts'
import { keywordEntity } from '#web/commands/entities.ts'
import { knownLinks } from '#web/data/queries/links.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { change, type KeywordsOf, inBatches, lastQueued, cancelQueued } from './change-keywords.ts'

interface More {
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
