import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { ListingText } from '#aso/listing/fastlane/folders.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { inMemory } from '#web/data/queries/read.ts'
import { changeFailureText } from '#web/ui/feedback/failure-text.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { saveDraft, withQueue, type DraftTexts, type FieldPlace } from '../editor/field-drafts.ts'
import { liveText } from '../editor/use-editor.ts'
import { listingDraftsRead, liveReads } from '../reads.ts'

/** Queues the texts as drafts, offers to take them back, and tells what could not be saved. Never throws. */
export async function takeTexts(app: AppInCountry, texts: readonly ListingText[]): Promise<void> {
  const taken: [FieldPlace, DraftTexts][] = []
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
  if (taken.length > 0)
    notify({
      kind: 'success',
      title: plural(taken.length, { one: '# draft saved', other: '# drafts saved' }),
      actions: [{ label: t`Undo`, onClick: () => void takeBack(taken) }],
    })
}

async function takeBack(taken: readonly [FieldPlace, DraftTexts][]): Promise<void> {
  try {
    for (const [place, before] of taken) await saveDraft(place, before)
  } catch (error) {
    tellFailure(error)
  }
}

const tellFailure = (error: unknown) =>
  notify({ kind: 'error', title: t`Draft not saved`, description: i18n._(changeFailureText(error)) })

/** The draft as it is, or one that says what is live, which is none. */
function textsNow(app: AppInCountry, { language, field }: FieldPlace): DraftTexts {
  const { projectId } = app.project
  const rows = withQueue(projectId, inMemory(listingDraftsRead(projectId)))
  const row = rows.find((one) => one.locale === language && one.field === field)
  if (row) return { draft: row.draft, published: row.published }
  const { locale, details } = liveReads(app, language)
  const published = locale === null ? null : liveText(field, inMemory(details), null)
  return { draft: published ?? '', published }
}
