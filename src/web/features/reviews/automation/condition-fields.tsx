import { useLingui } from '@lingui/react/macro'
import { Text, TextInput } from '@mantine/core'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { languageCodes, languageName } from '../languages.ts'
import { isComplete, type EditedCondition } from './edited-rule.ts'
import { ChosenTokens, WordTokens } from '../tokens.tsx'

type About = 'text' | 'country' | 'language' | 'version'

const aboutOf = ({ kind }: EditedCondition): About =>
  kind === 'contains-any' || kind === 'contains-none' ? 'text' : kind

const fresh: Record<About, EditedCondition> = {
  text: { kind: 'contains-any', words: [] },
  country: { kind: 'country', countries: [] },
  language: { kind: 'language', languages: [] },
  version: { kind: 'version', is: 'from', version: '' },
}

interface Props {
  condition: EditedCondition
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[]
  /** Missing values are shown. */
  isTried: boolean
  describedBy: string
  onChange: (condition: EditedCondition) => void
}

/** The fields of a condition: subject, comparison and values. */
export function ConditionFields({ condition, countries, isTried, describedBy, onChange }: Props) {
  const { t } = useLingui()
  const isInvalid = isTried && !isComplete(condition)
  const countryNameOf = (code: string) => countryName(code, language())
  const value = { isInvalid, describedBy }
  return (
    <>
      <FilterSelect
        label={t`Type of condition`}
        value={aboutOf(condition)}
        options={[
          { value: 'text', label: t`Text` },
          { value: 'country', label: t`Country` },
          { value: 'language', label: t`Language` },
          { value: 'version', label: t`App version` },
        ]}
        onChange={(about) => onChange(fresh[about])}
      />
      {(condition.kind === 'contains-any' || condition.kind === 'contains-none') && (
        <>
          <FilterSelect
            label={t`Comparison`}
            value={condition.kind}
            options={[
              { value: 'contains-any', label: t`contains any of` },
              { value: 'contains-none', label: t`contains none of` },
            ]}
            onChange={(kind) => onChange({ ...condition, kind })}
          />
          <WordTokens words={condition.words} onChange={(words) => onChange({ ...condition, words })} {...value} />
        </>
      )}
      {condition.kind === 'country' && (
        <>
          <Text span inherit c="dimmed" px={10} style={{ alignSelf: 'center' }}>{t`is one of`}</Text>
          <ChosenTokens
            label={t`Add country`}
            values={condition.countries}
            options={countries.map((code) => ({ value: code, label: countryNameOf(code) }))}
            nameOf={countryNameOf}
            onChange={(next) => onChange({ ...condition, countries: next })}
            {...value}
          />
        </>
      )}
      {condition.kind === 'language' && (
        <>
          <Text span inherit c="dimmed" px={10} style={{ alignSelf: 'center' }}>{t`is one of`}</Text>
          <ChosenTokens
            label={t`Add language`}
            values={condition.languages}
            options={languageCodes().map((code) => ({ value: code, label: languageName(code) }))}
            nameOf={languageName}
            onChange={(next) => onChange({ ...condition, languages: next })}
            {...value}
          />
        </>
      )}
      {condition.kind === 'version' && (
        <>
          <FilterSelect
            label={t`Comparison`}
            value={condition.is}
            options={[
              { value: 'from', label: t`is or later` },
              { value: 'until', label: t`is or earlier` },
              { value: 'only', label: t`is exactly` },
            ]}
            onChange={(is) => onChange({ ...condition, is })}
          />
          <TextInput
            aria-label={t`Version`}
            error={isInvalid}
            attributes={{ input: { 'aria-describedby': describedBy } }}
            value={condition.version}
            maxLength={50}
            autoComplete="off"
            placeholder="4.12.0"
            onChange={(event) => onChange({ ...condition, version: event.target.value })}
          />
        </>
      )}
    </>
  )
}
