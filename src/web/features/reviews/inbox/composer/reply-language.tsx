import { useLingui } from '@lingui/react/macro'
import { language } from '#web/i18n/language.ts'
import { FilterSelect } from '#web/ui/controls/filter-select.tsx'
import { languageName } from '../texts/review-words.ts'

/** Languages that a reply may be asked for in, besides the author's and the reader's. */
const COMMON = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ja', 'ko', 'zh']

interface Props {
  /** The author's language, ISO 639-1; null: not known. */
  of: string | null
  /** null: that of the author. */
  value: string | null
  onChange: (language: string | null) => void
}

/** The language in which the model writes. */
export function ReplyLanguage({ of, value, onChange }: Props) {
  const { t } = useLingui()
  const named = (code: string) => {
    const name = languageName(code)
    return t`Reply in ${name}`
  }
  const others = [...new Set([language(), ...COMMON])].filter((code) => code !== of)
  return (
    <FilterSelect
      label={t`Language of the reply`}
      size="medium"
      value={value ?? ''}
      options={[
        { value: '', label: of === null ? t`Reply in the author's language` : named(of) },
        ...others.map((code) => ({ value: code, label: named(code) })),
      ]}
      onChange={(code) => onChange(code === '' ? null : code)}
    />
  )
}
