import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useRead } from '#web/data/queries/read.ts'
import { countriesRead } from '#web/data/queries/reads.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { CountriesState } from '#web/ui/feedback/countries-state.tsx'
import { FieldTrigger } from '#web/ui/controls/field-trigger.tsx'
import { Flag } from '#web/ui/display/flag.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { countryOptions } from '../countries/country-options.ts'
import classes from './app-picker.module.css'
import { CountryList } from './country-list.tsx'

interface Props {
  /** Country code; null: none is chosen. */
  code: string | null
  onChange: (code: string | null) => void
  isOffline: boolean
}

/** The one country in which is searched (ONB-022 to ONB-024). */
export function SearchCountry({ code, onChange, isOffline }: Props) {
  const { t } = useLingui()
  const listId = useId()
  const [opened, setOpened] = useState(false)
  const countries = useRead(countriesRead())
  const options = countries.data && countryOptions(countries.data, language())
  const name = code && (options ? options.find(({ id }) => id === code)?.text : countryName(code, language()))
  const choose = (next: string) => {
    onChange(next === code ? null : next)
    setOpened(false)
  }
  return (
    <Popover
      className={classes.country}
      opened={opened}
      onClose={() => setOpened(false)}
      title={<Trans>Country</Trans>}
      align="right"
      trigger={
        <FieldTrigger
          label={<Trans>Country</Trans>}
          title={t`Limit 1 country`}
          opens="listbox"
          aria-controls={listId}
          opened={opened}
          onToggle={() => setOpened(!opened)}
          disabled={isOffline}
          icon={code && name && <Flag code={code} />}
          value={name ?? null}
          placeholder={<Trans>Choose a country</Trans>}
        />
      }
    >
      {options ? (
        <CountryList listId={listId} options={options} chosen={code} onChoose={choose} />
      ) : (
        <CountriesState countries={countries} />
      )}
    </Popover>
  )
}
