import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { ListingText } from '#aso/listing/fastlane/folders.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { inMemory } from '#web/data/queries/read.ts'
import { changeFailureText } from '#web/ui/feedback/failure-text.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { saveDraft, withQueue, type DraftTexts, type FieldPlace } from './field-drafts.ts'
import { liveText } from './use-editor.ts'
import { listingDraftsRead, liveReads } from '../reads.ts'

/** A text that became a draft, and the draft as it was before. */
export type TakenText = [FieldPlace, DraftTexts]

/** Queues the texts as drafts, and tells what could not be saved; the others that follow it stay as they are. Never throws. */
export async function queueTexts(app: AppInCountry, texts: readonly ListingText[]): Promise<TakenText[]> {
  const taken: TakenText[] = []
  for (const { locale, field, text } of texts) {
    const place = { project: app.project, language: locale, field }
    const before = textsNow(app, place)
    try {
      await saveDraft(place, { draft: text, published: before.published })
      taken.push([place, before])
    } catch (error) {
      tellFailure(error)
      break
    }
  }
  return taken
}

/** As `queueTexts`, and offers to take the texts back. */
export async function takeTexts(app: AppInCountry, texts: readonly ListingText[]): Promise<void> {
  const taken = await queueTexts(app, texts)
  if (taken.length > 0)
    notify({
      kind: 'success',
      title: plural(taken.length, { one: '# draft saved', other: '# drafts saved' }),
      actions: [{ label: t`Undo`, onClick: () => void takeBack(taken) }],
    })
}

async function takeBack(taken: readonly TakenText[]): Promise<void> {
  try {
    for (const [place, before] of taken) await saveDraft(place, before)
  } catch (error) {
    tellFailure(error)
  }
}

const tellFailure = (error: unknown) =>
  notify({ kind: 'error', title: t`Draft not saved`, description: i18n._(changeFailureText(error)) })

/** The draft as it is, or one that says what is live, which is none. */
export function textsNow(app: AppInCountry, { language, field }: FieldPlace): DraftTexts {
  const { projectId } = app.project
  const rows = withQueue(projectId, inMemory(listingDraftsRead(projectId)))
  const row = rows.find((one) => one.locale === language && one.field === field)
  if (row) return { draft: row.draft, published: row.published }
  const { locale, details } = liveReads(app, language)
  const published = locale === null ? null : liveText(field, inMemory(details), null)
  return { draft: published ?? '', published }
}
