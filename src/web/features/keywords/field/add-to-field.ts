import { plural, t } from '@lingui/core/macro'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { language } from '#web/i18n/language.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'

/** Names that a message has room for. */
const NAMED = 3

/** Adds the words of keywords to the app's keyword field, as `addToDraft`; says how many were new, and what had no room. */
export async function addToField(app: AppInCountry, keywords: readonly string[]): Promise<void> {
  try {
    const { addToDraft } = await import('./add-to-draft.ts')
    const { added, left } = await addToDraft(app, keywords)
    const leftOut = left.length > 0 ? { description: noRoomFor(left) } : {}
    if (added.length > 0)
      notify({
        kind: left.length > 0 ? 'warning' : 'success',
        title: plural(added.length, {
          one: '# word added to the keyword field',
          other: '# words added to the keyword field',
        }),
        ...leftOut,
      })
    else if (left.length > 0) notify({ kind: 'warning', title: t`The keyword field is full`, ...leftOut })
    else notify({ title: t`Title, subtitle or keyword field have these words already` })
  } catch (error) {
    tellFailure(error)
  }
}

function noRoomFor(keywords: readonly string[]): string {
  const named = keywords.length > NAMED + 1 ? keywords.slice(0, NAMED) : keywords
  const rest = keywords.length - named.length
  const others = rest > 0 ? [plural(rest, { one: '# more', other: '# more' })] : []
  const names = new Intl.ListFormat(language(), { type: 'conjunction' }).format([...named, ...others])
  return t`No room for ${names}.`
}
