import { Trans } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import type { Project } from '#contract/projects.ts'
import { countryCodeOf } from '#contract/store.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { Flag } from '#web/ui/display/flag.tsx'
import classes from './also-in.module.css'

interface Props {
  project: Project
  /** The country that is chosen anyway. */
  locale: string
  chosen: readonly string[]
  onChange: (locales: readonly string[]) => void
}

/** Further tracked countries that get the same keywords. */
export function AlsoIn({ project, locale, chosen, onChange }: Props) {
  const others = project.countries.filter((one) => one !== locale)
  if (others.length === 0) return null
  return (
    <fieldset className={classes.countries}>
      <legend>
        <Trans>Also in</Trans>
      </legend>
      {others.map((one) => (
        <Checkbox.Card
          key={one}
          className={classes.country}
          checked={chosen.includes(one)}
          onChange={(isChosen) => onChange(isChosen ? [...chosen, one] : chosen.filter((other) => other !== one))}
        >
          <Checkbox.Indicator />
          <Flag code={countryCodeOf(one)} size={18} />
          {countryNameOf(one)}
        </Checkbox.Card>
      ))}
    </fieldset>
  )
}
