import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import { Flag } from '#web/ui/display/flag.tsx'
import { OptionList } from '#web/ui/controls/option-list.tsx'
import type { CountryOption } from '../countries/country-options.ts'
import classes from './app-picker.module.css'

interface Props {
  listId: string
  options: readonly CountryOption[]
  chosen: string | null
  onChoose: (code: string) => void
}

/** Every country, by name; picking the chosen one again takes it back. */
export function CountryList({ listId, options, chosen, onChoose }: Props) {
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
              <span className={classes.name}>{text}</span>
              {id === chosen && <IconCheck size={17} stroke={1.8} aria-hidden />}
            </>
          ),
        }))}
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
