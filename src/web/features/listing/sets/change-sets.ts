import { plural, t } from '@lingui/core/macro'
import type { ListingText } from '#aso/listing/fastlane/folders.ts'
import type { ListingDraft } from '#contract/listing-drafts.ts'
import type { ListingSet } from '#contract/listing-sets.ts'
import type { Project } from '#contract/projects.ts'
import { LISTING_SET_BYTES_MAX } from '#contract/protocol/limits.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { append } from '#web/commands/append.ts'
import { newId } from '#web/offline/abilities/browser-abilities.ts'
import { session } from '#web/session/session-store.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { queueTexts, textsNow } from '../editor/take-texts.ts'

/** The drafts as a set holds them. */
export const textsOf = (drafts: readonly ListingDraft[]): ListingText[] =>
  drafts.map(({ locale, field, draft }) => ({ locale, field, text: draft }))

/** Whether one request can carry the texts. */
export const fitsInSet = (texts: readonly ListingText[]): boolean =>
  new TextEncoder().encode(JSON.stringify(texts)).length <= LISTING_SET_BYTES_MAX

const named = ({ projectId, title }: Project, { id, name }: ListingSet) => ({
  projectId,
  projectTitle: title,
  id,
  name,
})

/** Queues a new set. Throws as `append` does. */
export async function saveSet({ projectId, title }: Project, name: string, texts: ListingText[]): Promise<void> {
  const { firstName = '', lastName = '' } = session.get().identity ?? {}
  const savedBy = [firstName, lastName].filter(Boolean).join(' ')
  const savedAt = new Date().toISOString()
  const set: ListingSet = { id: newId(), name, texts, savedBy, savedAt, before: null }
  await append('saveListingSet', { projectId, projectTitle: title, set })
}

/** The text as the drafts have it now; where nobody drafted it, what is live. */
export const textNow = (app: AppInCountry, { locale, field }: ListingText): string =>
  textsNow(app, { project: app.project, language: locale, field }).draft

const places = (texts: readonly ListingText[]) =>
  plural(texts.length, { one: '# draft changed', other: '# drafts changed' })

/** Makes the texts of the set the drafts; other drafts stay. Never throws. */
export async function applySet(app: AppInCountry, set: ListingSet): Promise<void> {
  const { project } = app
  const { name } = set
  const before = set.texts.map((one) => ({ ...one, text: textNow(app, one) }))
  const taken = await queueTexts(app, set.texts)
  if (taken.length < set.texts.length) return
  const applied = { ...set, before }
  await append('markListingSet', { ...named(project, set), before }).then(
    () =>
      notify({
        kind: 'success',
        title: t`“${name}” applied`,
        description: places(set.texts.filter((one, index) => before[index]?.text !== one.text)),
        actions: [{ label: t`Take back`, onClick: () => void takeBackSet(app, applied) }],
      }),
    tellFailure,
  )
}

/** Makes the drafts again what they were before the set. A text that somebody changed since stays. Never throws. */
export async function takeBackSet(app: AppInCountry, set: ListingSet): Promise<void> {
  const { project } = app
  const { name, texts } = set
  const before = set.before ?? []
  const back = before.filter((_, index) => {
    const applied = texts[index]
    return applied !== undefined && textNow(app, applied) === applied.text
  })
  const taken = await queueTexts(app, back)
  if (taken.length < back.length) return
  const changed = before.length - back.length
  await append('markListingSet', { ...named(project, set), before: null }).then(
    () =>
      notify({
        kind: 'success',
        title: t`“${name}” taken back`,
        ...(changed > 0 && {
          description: plural(changed, {
            one: '# text was changed since and stays as it is.',
            other: '# texts were changed since and stay as they are.',
          }),
        }),
      }),
    tellFailure,
  )
}

/** Removes the set, and offers to have it back. Never throws. */
export async function removeSet(project: Project, set: ListingSet): Promise<void> {
  const { name } = set
  const restore = async () => {
    await append('saveListingSet', { projectId: project.projectId, projectTitle: project.title, set })
    if (set.before) await append('markListingSet', { ...named(project, set), before: set.before })
  }
  await append('removeListingSet', named(project, set)).then(
    () =>
      notify({
        kind: 'success',
        title: t`“${name}” removed`,
        actions: [{ label: t`Undo`, onClick: () => void restore().catch(tellFailure) }],
      }),
    tellFailure,
  )
}
