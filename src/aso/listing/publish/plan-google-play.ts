import type { DraftField } from '#contract/listing-drafts.ts'
import type { ChangeProblem } from '#contract/listing-publications.ts'
import { countCharacters } from '../../characters.ts'
import { listingFields } from '../fields.ts'
import { changedDrafts, type PlannedDraft } from './changed-drafts.ts'
import { isSameText } from './console-listing.ts'
import type { Change } from './plan-app-store.ts'

/** What Play Console has in one language. */
export interface PlayTexts {
  language: string
  title: string
  shortDescription: string
  fullDescription: string
}

type PageField = 'title' | 'shortDescription' | 'description'

/** Google's names of the texts of a page. */
export const playNames = {
  title: 'title',
  shortDescription: 'shortDescription',
  description: 'fullDescription',
} as const satisfies Record<PageField, keyof PlayTexts>

export const isPageField = (field: DraftField): field is PageField => Object.hasOwn(playNames, field)

/** What a language's page says; '': nothing, or the language is not there. */
export function playText(listings: readonly PlayTexts[], locale: string, field: DraftField): string {
  const listing = listings.find(({ language }) => language === locale)
  return listing && isPageField(field) ? listing[playNames[field]] : ''
}

/**
 * What publishing drafts changes in Play Console, by language and in the order of the console. A draft that says what the console
 * has changes nothing. Google takes all changes or none.
 */
export function planForGooglePlay(drafts: readonly PlannedDraft[], listings: readonly PlayTexts[]): Change[] {
  const changes = changedDrafts(drafts, 'GOOGLE_PLAY')
    .filter(({ locale, field, draft }) => !isSameText(playText(listings, locale, field), draft))
    .map(({ locale, field, draft }) => {
      const from = playText(listings, locale, field)
      return { locale, field, target: 'store-page' as const, from, to: draft }
    })
  const filled = Map.groupBy(
    changes.filter(({ field, to }) => isPageField(field) && to.trim() !== ''),
    ({ locale }) => locale,
  )
  return changes.map((change) => {
    const isNew = listings.every(({ language }) => language !== change.locale)
    const isIncomplete = isNew && (filled.get(change.locale)?.length ?? 0) < Object.keys(playNames).length
    return Object.assign(change, { problem: problemOf(change, isIncomplete) })
  })
}

function problemOf({ field, to }: Omit<Change, 'problem'>, isIncomplete: boolean): ChangeProblem | null {
  if (!isPageField(field)) return 'with-release'
  const limit = listingFields.GOOGLE_PLAY.find((one) => one.field === field)?.limit ?? 0
  if (countCharacters(to) > limit) return 'too-long'
  if (to.trim() === '') return 'empty'
  return isIncomplete ? 'new-language' : null
}
