import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useRead } from '#web/data/read.ts'
import { countriesRead } from '#web/data/reads.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { FieldTrigger } from '#web/ui/field-trigger.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { Popover } from '#web/ui/popover.tsx'
import classes from './app-picker.module.css'
import { CountryList } from './country-list.tsx'

interface Props {
  /** Country code; null: none is chosen. */
  code: string | null
  onChange: (code: string | null) => void
  isOffline: boolean
}

/** The one country in which is searched (ONB-022 to ONB-024). */
export function CountryChoice({ code, onChange, isOffline }: Props) {
  const { t } = useLingui()
  const listId = useId()
  const [opened, setOpened] = useState(false)
  const { data: countries } = useRead(countriesRead())
  const isKnown = code !== null && (countries?.some((one) => one.country === code) ?? true)
  const chosen = isKnown ? code : null
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
          icon={chosen && <Flag code={chosen} />}
          value={chosen && countryName(chosen, language())}
          placeholder={<Trans>Choose a country</Trans>}
        />
      }
    >
      <CountryList
        listId={listId}
        chosen={chosen}
        onChoose={(next) => {
          onChange(next === chosen ? null : next)
          setOpened(false)
        }}
      />
    </Popover>
  )
}
