import { useLingui } from '@lingui/react/macro'
import { Select } from '@mantine/core'
import { languagesOf, listingLanguageOf } from '#aso/listing/store-languages.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { language as readersLanguage } from '#web/i18n/language.ts'
import { localeName } from '#web/i18n/locale-name.ts'

interface Props {
  app: AppInCountry
  language: string
  /** Languages of which there are drafts. */
  drafted: ReadonlySet<string>
  onChange: (language: string) => void
}

/** Chooses the language of the listing: first those of tracked countries and those with drafts, then all that the store has. */
export function LanguageSelect({ app, language, drafted, onChange }: Props) {
  const { t } = useLingui()
  const { store, countries } = app.project
  const all = languagesOf(store)
  const own = new Set([language, ...countries.map((locale) => listingLanguageOf(store, locale)), ...drafted])
  const group = (name: string, languages: readonly string[]) => ({
    group: name,
    items: languages
      .map((value) => ({ value, label: localeName(value) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, readersLanguage())),
  })
  return (
    <Select
      aria-label={t`Language`}
      searchable
      allowDeselect={false}
      nothingFoundMessage={t`No language of this name`}
      maxDropdownHeight={320}
      value={language}
      data={[
        group(
          t`Your countries and drafts`,
          all.filter((one) => own.has(one)),
        ),
        group(
          t`All other languages`,
          all.filter((one) => !own.has(one)),
        ),
      ]}
      onChange={(next) => next && onChange(next)}
    />
  )
}
