import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, Text } from '@mantine/core'
import { useId } from 'react'
import { dayOf } from '#contract/protocol/days.ts'
import { countryCodeOf } from '#contract/store.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { periodName } from '#web/commands/summaries/period-name.ts'
import { useRead } from '#web/data/queries/read.ts'
import { countriesRead } from '#web/data/queries/reads.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { DayField } from '#web/ui/forms/day-field.tsx'
import { SelectField } from '#web/ui/controls/select-field.tsx'
import { useNow } from '#web/ui/hooks/use-now.ts'
import { languageCodes, languageName } from '../languages.ts'
import { ChosenTokens } from '../tokens.tsx'
import { type ChosenPeriod, firstDay, type periodProblem, presetPeriod } from './summary-periods.ts'
import type { Draft } from './use-new-summary.ts'

interface Props {
  draft: Draft
  period: ChosenPeriod
  problem: ReturnType<typeof periodProblem>
  onChange: (part: Partial<Draft>) => void
}

/** REV-019: a period within the last 90 days. */
export function PeriodFields({ draft, period, problem, onChange }: Props) {
  const { t } = useLingui()
  const isOwn = draft.preset === 'own'
  const now = useNow()
  const preset = presetPeriod(draft.preset, now)
  const limits = { min: firstDay(now), max: dayOf(now) }
  return (
    <>
      <SelectField
        label={<Trans>Period</Trans>}
        value={draft.preset}
        options={[
          { value: '7', label: t`Last 7 days` },
          { value: '30', label: t`Last 30 days` },
          { value: '90', label: t`Last 90 days` },
          { value: 'last-month', label: t`Last month` },
          { value: 'own', label: t`Other days` },
        ]}
        // Custom days start with the days of the preset.
        onChange={(preset) => onChange({ preset, ...(preset === 'own' && period) })}
        {...(preset && { hint: periodName(preset) })}
      />
      {isOwn && (
        <Group grow gap="sm" align="flex-start" wrap="nowrap">
          <DayField
            {...limits}
            label={<Trans>First day</Trans>}
            value={draft.from}
            onChange={(from) => onChange({ from })}
            error={
              problem === 'range' ? (
                <Trans>The period must be within the last 90 days.</Trans>
              ) : (
                problem === 'missing' && draft.from === '' && <Trans>Choose a day.</Trans>
              )
            }
          />
          <DayField
            {...limits}
            label={<Trans>Last day</Trans>}
            value={draft.to}
            onChange={(to) => onChange({ to })}
            error={
              problem === 'order' ? (
                <Trans>The last day is before the first.</Trans>
              ) : (
                problem === 'missing' && draft.to === '' && <Trans>Choose a day.</Trans>
              )
            }
          />
        </Group>
      )}
    </>
  )
}

interface ScopeFieldsProps {
  app: SelectedApp
  draft: Draft
  onChange: (part: Partial<Draft>) => void
}

/** Whose reviews are read: those of some countries or languages, or all. */
export function ScopeFields({ app, draft, onChange }: ScopeFieldsProps) {
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
      <Box miw={0}>
        <Text inherit fw={540} mb={6}>
          <Trans>Countries</Trans>
        </Text>
        {app.store === 'GOOGLE_PLAY' ? (
          <Text size="sm" c="dimmed" mt={4}>
            <Trans>Google Play doesn't show which country a review is from.</Trans>
          </Text>
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
            <Text size="sm" c="dimmed" mt={4} id={`${id}-countries`}>
              {draft.countries.length === 0 && <Trans>All countries</Trans>}
            </Text>
          </>
        )}
      </Box>
      <Box miw={0}>
        <Text inherit fw={540} mb={6}>
          <Trans>Languages of the reviews</Trans>
        </Text>
        <ChosenTokens
          label={t`Add language`}
          values={draft.languages}
          options={languageCodes().map((value) => ({ value, label: languageName(value) }))}
          nameOf={languageName}
          onChange={(chosen) => onChange({ languages: chosen })}
          isInvalid={false}
          describedBy={`${id}-languages`}
        />
        <Text size="sm" c="dimmed" mt={4} id={`${id}-languages`}>
          {draft.languages.length === 0 && <Trans>All languages</Trans>}
        </Text>
      </Box>
    </>
  )
}
