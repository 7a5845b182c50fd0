import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useRead } from '#web/data/queries/read.ts'
import { countriesRead } from '#web/data/queries/reads.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { CountriesState } from '#web/ui/feedback/section-state.tsx'
import { FieldTrigger } from '#web/ui/controls/field-trigger.tsx'
import { OptionList } from '#web/ui/controls/option-list.tsx'
import { Flag } from '#web/ui/display/flag.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { countryOptions, type CountryOption } from '../countries/country-options.ts'
import classes from './app-picker.module.css'

interface Props {
  /** Country code; null: none. */
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

interface ListProps {
  listId: string
  options: readonly CountryOption[]
  chosen: string | null
  onChoose: (code: string) => void
}

/** Every country, by name; picking the chosen one again takes it back. */
function CountryList({ listId, options, chosen, onChoose }: ListProps) {
  const { t } = useLingui()
  return (
    <>
      <OptionList
        label={t`Country`}
        listId={listId}
        options={options.map(({ id, text }) => ({
          id,
          text: `${text} ${id}`,
          selected: id === chosen,
          content: (
            <>
              <Flag code={id} />
              <Text span inherit flex={1} miw={0}>
                {text}
              </Text>
              {id === chosen && <IconCheck size={17} stroke={1.8} aria-hidden />}
            </>
          ),
        }))}
        searchLabel={t`Search countries`}
        nothing={<Trans>No country found</Trans>}
        onPick={onChoose}
      />
      <Text px={14} py={10} size="sm" c="dimmed" style={{ borderTop: '1px solid var(--sg-line)' }}>
        <Trans>Limit 1 country</Trans>
      </Text>
    </>
  )
}
