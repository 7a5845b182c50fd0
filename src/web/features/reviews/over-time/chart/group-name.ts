import { t } from '@lingui/core/macro'
import type { Splitting } from '#aso/reviews/over-time.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { languageName } from '../../templates/editor/language-options.ts'

/** A group of reviews by its name; null: all together, or what the store does not tell. */
export function groupName(group: string | null, by: Splitting | null): string {
  if (by === null) return t`All reviews`
  if (group === null) return t`Not told`
  if (by === 'country') return countryName(group, language())
  return by === 'language' ? languageName(group) : group
}
