import { plural, t } from '@lingui/core/macro'
import type { KeywordTag, TrackedKeyword } from '#contract/keywords/tracked.ts'
import { outbox, undo } from '#web/offline/outbox/outbox.ts'
import { keywordEntity } from '#web/commands/entities.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { change, type KeywordsOf } from './change-keywords.ts'
import { inBatches } from './in-batches.ts'
import { startTracking } from './start-tracking.ts'

interface Stopped {
  keywords: readonly TrackedKeyword[]
  /** The project's tags, for their colours. */
  tags: readonly KeywordTag[]
}

/** Stops tracking keywords and says so, with a way back: tags, stars and notes come back with them. */
export async function stopTracking(of: KeywordsOf, stopped: Stopped): Promise<boolean> {
  const names = stopped.keywords.map(({ keyword }) => keyword)
  const [first] = names
  if (first === undefined) return false
  for (const keywords of inBatches(names)) if (!(await change('removeKeywords', { ...of, keywords }))) return false
  notify({
    title: plural(names.length, { one: `“${first}” is no longer tracked`, other: '# keywords are no longer tracked' }),
    actions: [{ label: t`Undo`, onClick: () => void trackAgain(of, stopped) }],
  })
  return true
}

async function trackAgain(of: KeywordsOf, stopped: Stopped): Promise<void> {
  if (await isTakenBack(of, stopped.keywords)) return
  const names = stopped.keywords.map(({ keyword }) => keyword)
  await startTracking(of, names)
  for (const tag of stopped.tags) {
    const tagged = stopped.keywords.filter(({ tags }) => tags.includes(tag.name)).map(({ keyword }) => keyword)
    for (const keywords of inBatches(tagged)) await change('tagKeywords', { ...of, keywords, add: [tag], remove: [] })
  }
  for (const { keyword, isStarred, note } of stopped.keywords)
    if (isStarred || note !== '') await change('annotateKeywords', { ...of, keywords: [keyword], isStarred, note })
}

/** Whether the removal had not been sent yet and is out of the queue. */
async function isTakenBack({ projectId }: KeywordsOf, keywords: readonly TrackedKeyword[]): Promise<boolean> {
  const entities = new Set(keywords.map(({ keyword }) => keywordEntity(projectId, keyword)))
  const removals = outbox
    .get()
    .entries.filter(({ name, entities: all }) => name === 'removeKeywords' && all.every((one) => entities.has(one)))
  const outcomes = await Promise.all(removals.map(({ seq }) => undo(seq)))
  return removals.length === inBatches([...entities]).length && outcomes.every((one) => one === 'undone')
}
