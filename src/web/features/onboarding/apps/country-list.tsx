import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import { useRead } from '#web/data/read.ts'
import { countriesRead } from '#web/data/reads.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Flag } from '#web/ui/flag.tsx'
import { OptionList } from '#web/ui/option-list.tsx'
import { SectionState } from '#web/ui/section-state.tsx'
import classes from './app-picker.module.css'

interface Props {
  listId: string
  chosen: string | null
  onChoose: (code: string) => void
}

/** Every country, by name; picking the chosen one again takes it back. */
export function CountryList({ listId, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const countries = useRead(countriesRead())
  if (!countries.data)
    return (
      <SectionState
        state={countries.isLoading ? 'loading' : countries.error?.kind === 'offline' ? 'unsaved' : 'failed'}
        failed={<Trans>Couldn't load the countries</Trans>}
        unsaved={<Trans>The list of countries loads when you're back online</Trans>}
        onRetry={countries.refresh}
      />
    )
  const options = countries.data
    .map(({ country }) => ({ country, name: countryName(country, language()) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language()))
    .map(({ country, name }) => ({
      id: country,
      text: `${name} ${country}`,
      selected: country === chosen,
      content: (
        <>
          <Flag code={country} />
          <span className={classes.name}>{name}</span>
          {country === chosen && <IconCheck size={17} stroke={1.8} aria-hidden />}
        </>
      ),
    }))
  return (
    <>
      <OptionList
        label={t`Country`}
        listId={listId}
        options={options}
        searchLabel={t`Search countries`}
        nothing={<Trans>No country found</Trans>}
        onPick={onChoose}
      />
      <p className={classes.countryLimit}>
        <Trans>Limit 1 country</Trans>
      </p>
    </>
  )
}
