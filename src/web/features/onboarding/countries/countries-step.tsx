import { Trans, useLingui } from '@lingui/react/macro'
import { ONBOARDING_MAX_COUNTRIES } from '#contract/protocol/limits.ts'
import { useRead } from '#web/data/queries/read.ts'
import { countriesRead } from '#web/data/queries/reads.ts'
import { language } from '#web/i18n/language.ts'
import { CountriesState } from '#web/ui/feedback/section-state.tsx'
import { Skeleton } from '@mantine/core'
import { StepIntro } from '../step-intro.tsx'
import classes from './countries-step.module.css'
import { CountryChoice } from './country-choice.tsx'
import { countryOptions } from './country-options.ts'

interface Props {
  /** Codes of the countries chosen, in the order they were chosen in. */
  selected: readonly string[]
  onChange: (codes: string[]) => void
}

/** Second step of the first log-in's guide: the countries to follow, as a list and on a map (ONB-041 to ONB-051). */
export function CountriesStep({ selected, onChange }: Props) {
  const { t } = useLingui()
  const countries = useRead(countriesRead())
  return (
    <section className={classes.step}>
      <StepIntro title={<Trans>Choose your countries</Trans>}>
        <Trans>
          Where do people find your apps? These countries become your favourites and are tracked for each app. The first
          one opens.
        </Trans>
      </StepIntro>
      {countries.data ? (
        <CountryChoice
          options={countryOptions(countries.data, language())}
          selected={selected}
          limit={t`You can select up to ${ONBOARDING_MAX_COUNTRIES} countries`}
          onChange={onChange}
        />
      ) : (
        <CountriesState countries={countries} skeleton={<Skeleton height={320} />} minHeight={320} />
      )}
    </section>
  )
}
