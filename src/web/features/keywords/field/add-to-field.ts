import { plural, t } from '@lingui/core/macro'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'

/** Adds the words of keywords to the app's keyword field, as `addToDraft`, and says how many were new. */
export async function addToField(app: AppInCountry, keywords: readonly string[]): Promise<void> {
  try {
    const { addToDraft } = await import('./composer/add-to-draft.ts')
    const { length } = await addToDraft(app, keywords)
    notify(
      length === 0
        ? { title: t`The keyword field or your title has these words already` }
        : {
            kind: 'success',
            title: plural(length, {
              one: '# word added to the keyword field',
              other: '# words added to the keyword field',
            }),
          },
    )
  } catch (error) {
    tellFailure(error)
  }
}
