import { Trans } from '@lingui/react/macro'
import { Box, Group, Paper } from '@mantine/core'
import { useState } from 'react'
import { ONBOARDING_MAX_COUNTRIES } from '#contract/protocol/limits.ts'
import { ChosenCountries } from './chosen-countries.tsx'
import classes from './countries-step.module.css'
import type { CountryOption, Pointed } from './country-options.ts'
import { CountryPicker } from './country-picker.tsx'
import { useWorldMap } from './use-world-map.ts'

interface Props {
  options: readonly CountryOption[]
  selected: readonly string[]
  /** Says how many can be chosen. */
  limit: string
  onChange: (codes: string[]) => void
}

/** The list, the map and what is chosen: they show the same choice, and what is pointed at in one is marked in the other. */
export function CountryChoice({ options, selected, limit, onChange }: Props) {
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const { hasRoom, WorldMap } = useWorldMap()
  const full = isFull(selected)
  const count = selected.length
  const toggle = (code: string) => onChange(toggleCountry(selected, code))
  const names = new Map(options.map(({ id, text }) => [id, text]))
  return (
    <div className={classes.choice}>
      <div className={classes.summary}>
        <Group
          justify="space-between"
          align="flex-start"
          gap="sm"
          wrap="nowrap"
          fz="sm"
          lh="sm"
          c="dimmed"
          className={classes.counts}
        >
          <p data-full={full || undefined}>{limit}</p>
          <p role="status">
            <Trans>
              {count} of {ONBOARDING_MAX_COUNTRIES}
              <span className="sg-visually-hidden"> countries chosen</span>
            </Trans>
          </p>
        </Group>
        <ChosenCountries names={names} selected={selected} onRemove={toggle} />
      </div>
      <CountryPicker
        options={options}
        selected={selected}
        pointed={pointed}
        limit={full ? limit : undefined}
        onPoint={(id) => setPointed(id === null ? null : { id, on: 'list' })}
        onToggle={toggle}
      />
      {hasRoom && (
        <Paper className={classes.mapCard}>
          {WorldMap ? (
            <WorldMap
              names={names}
              selected={selected}
              pointed={pointed}
              limit={full ? limit : undefined}
              onPoint={(id) => setPointed(id === null ? null : { id, on: 'map' })}
              onToggle={toggle}
            />
          ) : (
            <Box style={{ aspectRatio: '2000 / 893' }} />
          )}
        </Paper>
      )}
    </div>
  )
}

/** Whether no more countries can be chosen (ONB-046). */
export const isFull = (selected: readonly string[]): boolean => selected.length >= ONBOARDING_MAX_COUNTRIES

/** The selection with the country added at its end or removed; at the limit nothing is added. */
export function toggleCountry(selected: readonly string[], code: string): string[] {
  if (selected.includes(code)) return selected.filter((one) => one !== code)
  return isFull(selected) ? [...selected] : [...selected, code]
}
