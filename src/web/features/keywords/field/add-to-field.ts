import { plural, t } from '@lingui/core/macro'
import { KEYWORD_FIELD_MAX } from '#contract/protocol/limits.ts'
import { fieldLength } from '#aso/keyword-field/field-text.ts'
import { fittingWords } from '#aso/keyword-field/fitting-words.ts'
import { searchWordsOf } from '#aso/keyword-field/search-words.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { language } from '#web/i18n/language.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { changeEntries, draftId, drafts, viewId, viewOf, views } from './drafts.ts'
import { rememberedLocalization, textsOf } from './field-texts.ts'
import { rememberedKeywords } from './known-keywords.ts'

/** How many names fit into a message. */
const NAMED = 3

/** Adds the words of keywords to the app's keyword field; shows how many were new, and which didn't fit. */
export async function addToField(app: AppInCountry, keywords: readonly string[]): Promise<void> {
  try {
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

export interface AddedToDraft {
  /** Words that were added. */
  added: string[]
  /** Keywords whose words didn't fit. */
  left: string[]
}

/**
 * Adds the words of keywords to the field shown in the composer of an app in a country, chosen by `fittingWords` with
 * the listing and the metrics on the device. Throws like `changeEntries`.
 */
export async function addToDraft(app: AppInCountry, keywords: readonly string[]): Promise<AddedToDraft> {
  const { locale } = viewOf(app, await views.read(viewId(app)))
  const localization = await rememberedLocalization(app, locale)
  const known = await rememberedKeywords(app, keywords)
  const id = draftId(app, locale)
  const draft = await drafts.read(id)
  let done: AddedToDraft = { added: [], left: [] }
  await changeEntries(id, (entries) => {
    const texts = textsOf(app, locale, localization, { ...draft, entries })
    const room = { free: KEYWORD_FIELD_MAX - fieldLength(entries), isEmpty: entries.length === 0 }
    const { words, left } = fittingWords(known, searchWordsOf(texts), room)
    done = { added: words, left: left.map(({ keyword }) => keyword) }
    return [...entries, ...words]
  })
  return done
}
