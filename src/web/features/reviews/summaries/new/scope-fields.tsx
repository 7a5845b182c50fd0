import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { countryCodeOf } from '#contract/store.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { useRead } from '#web/data/queries/read.ts'
import { countriesRead } from '#web/data/queries/reads.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { ChosenTokens } from '../../automation/editor/chosen-tokens.tsx'
import { languageCodes, languageName } from '../../templates/editor/language-options.ts'
import classes from './new.module.css'
import type { Draft } from './use-new-summary.ts'

interface Props {
  app: SelectedApp
  draft: Draft
  onChange: (part: Partial<Draft>) => void
}

/** Whose reviews are read: those of some countries or languages, or all. */
export function ScopeFields({ app, draft, onChange }: Props) {
  const { t } = useLingui()
  const id = useId()
  const all = useRead(countriesRead()).data
  const codes = new Set([...(all ?? []).map(({ country }) => country), ...app.project.countries.map(countryCodeOf)])
  const nameOf = (code: string) => countryName(code, language())
  const countries = [...codes]
    .map((value) => ({ value, label: nameOf(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language()))
  return (
    <>
      <div className={classes.field}>
        <p className={classes.label}>
          <Trans>Countries</Trans>
        </p>
        {app.store === 'GOOGLE_PLAY' ? (
          <p className={classes.hint}>
            <Trans>Google Play does not tell which country a review is from.</Trans>
          </p>
        ) : (
          <>
            <ChosenTokens
              label={t`Add country`}
              values={draft.countries}
              options={countries}
              nameOf={nameOf}
              onChange={(chosen) => onChange({ countries: chosen })}
              isInvalid={false}
              describedBy={`${id}-countries`}
            />
            <p className={classes.hint} id={`${id}-countries`}>
              {draft.countries.length === 0 && <Trans>All countries</Trans>}
            </p>
          </>
        )}
      </div>
      <div className={classes.field}>
        <p className={classes.label}>
          <Trans>Languages of the reviews</Trans>
        </p>
        <ChosenTokens
          label={t`Add language`}
          values={draft.languages}
          options={languageCodes().map((value) => ({ value, label: languageName(value) }))}
          nameOf={languageName}
          onChange={(chosen) => onChange({ languages: chosen })}
          isInvalid={false}
          describedBy={`${id}-languages`}
        />
        <p className={classes.hint} id={`${id}-languages`}>
          {draft.languages.length === 0 && <Trans>All languages</Trans>}
        </p>
      </div>
    </>
  )
}
