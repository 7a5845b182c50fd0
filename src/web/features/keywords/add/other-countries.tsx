import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { countryCodeOf } from '#contract/store.ts'
import { countryNameOf, countryInSentence } from '#web/i18n/country.ts'
import { Flag } from '#web/ui/display/flag.tsx'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { inMemory, restoreReads } from '#web/data/queries/read.ts'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { trackedRead } from '../reads.ts'
import classes from './other-countries.module.css'

interface AlsoInProps {
  project: Project
  /** The country that is chosen anyway. */
  locale: string
  chosen: readonly string[]
  onChange: (locales: readonly string[]) => void
}

/** Further tracked countries that get the same keywords. */
export function AlsoIn({ project, locale, chosen, onChange }: AlsoInProps) {
  const others = project.countries.filter((one) => one !== locale)
  if (others.length === 0) return null
  return (
    <Group component="fieldset" className={classes.countries} gap={6}>
      <Text component="legend" inherit fw={540} p={0} mb={6}>
        <Trans>Also in</Trans>
      </Text>
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
    </Group>
  )
}

interface FromCountryProps {
  project: Project
  locale: string
  onKeywords: (keywords: readonly string[]) => void
}

/** Copies the keywords tracked in another country of the same app, from the device if it has them. */
export function FromCountry({ project, locale, onKeywords }: FromCountryProps) {
  const { t } = useLingui()
  const [missing, setMissing] = useState<string | null>(null)
  const others = project.countries.filter((one) => one !== locale)
  if (others.length === 0) return null

  const take = async (from: string) => {
    const tracked = await trackedOf(project.projectId, from)
    setMissing(tracked ? null : from)
    if (tracked) onKeywords(tracked)
  }
  const country = missing === null ? '' : countryInSentence(missing)
  return (
    <>
      <FilterSelect
        label={t`Keywords of another country`}
        value=""
        options={[
          { value: '', label: t`From another country` },
          ...others.map((one) => ({ value: one, label: countryNameOf(one) })),
        ]}
        onChange={(from) => from !== '' && void take(from)}
      />
      {missing !== null && (
        <Text inherit flex="1 0 100%" c="bad" role="alert">
          <Trans>The keywords of {country} couldn't be loaded.</Trans>
        </Text>
      )}
    </>
  )
}

/** null: neither the device nor the server says it now. */
async function trackedOf(projectId: string, locale: string): Promise<string[] | null> {
  const one = trackedRead(projectId, locale)
  await restoreReads([one])
  if (!inMemory(one)) await getQueryClient().prefetchQuery(one)
  return inMemory(one)?.keywords.map(({ keyword }) => keyword) ?? null
}
