import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Box, Text } from '@mantine/core'
import type { Period } from '#aso/reviews/periods.ts'
import { countryCodeOf, type Store } from '#contract/store.ts'
import { AppChips } from '#web/apps/app-chips.tsx'
import { readState } from '#web/data/queries/read-state.ts'
import { countryName, formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Freshness } from '#web/ui/display/freshness.tsx'
import { Source } from '#web/ui/display/source.tsx'
import { languageName } from '../languages.ts'
import classes from './over-time.module.css'
import { COMPETITORS_MAX, type ComparedApp } from './use-competitors.ts'

interface Props {
  apps: readonly ComparedApp[]
  period: Period
  onToggle: (trackId: string) => void
}

/** Selects the competitors to compare, with notes about their missing data. */
export function CompetitorChips({ apps, period, onToggle }: Props) {
  const { t } = useLingui()
  if (apps.length === 0) return null
  const isFull = apps.filter(({ result }) => result !== null).length >= COMPETITORS_MAX
  return (
    <Box px="var(--sg-card-padding)" pb="sm">
      <AppChips
        label={t`Competitors`}
        onToggle={onToggle}
        chips={apps.map(({ competitor: { trackId, name, iconUrl }, color, result }) => ({
          id: trackId,
          name,
          iconUrl,
          isOn: result !== null,
          isFull: isFull && result === null,
          color,
        }))}
      />
      <Text component="ul" size="xs" c="dimmed" className={classes.notes} role="status">
        {apps.map((app) => (
          <CompetitorNote key={app.competitor.trackId} app={app} period={period} />
        ))}
      </Text>
    </Box>
  )
}

function CompetitorNote({ app: { competitor, result }, period }: { app: ComparedApp; period: Period }) {
  const { name } = competitor
  if (result === null) return null
  const state = readState(result)
  if (state === 'loading')
    return (
      <li>
        <Trans>{name}: reading the public reviews…</Trans>
      </li>
    )
  if (state === 'unsaved')
    return (
      <li>
        <Trans>{name}: not saved on this device</Trans>
      </li>
    )
  if (!result.data)
    return (
      <li>
        <Trans>{name}: couldn't be loaded</Trans>{' '}
        <Anchor component="button" type="button" variant="action" onClick={result.refresh}>
          <Trans>Try again</Trans>
        </Anchor>
      </li>
    )
  const { reviews, completeFrom, tellsAnswers } = result.data
  const since = formatDay(completeFrom, language())
  if (reviews === null)
    return (
      <li>
        <Trans>{name}: no public reviews are known</Trans>
      </li>
    )
  return (
    <>
      {completeFrom > period.from && (
        <li>
          <Trans>
            {name}: known since {since}, the store's public list goes no further back
          </Trans>
        </li>
      )}
      {!tellsAnswers && (
        <li>
          <Trans>{name}: the store doesn't provide replies</Trans>
        </li>
      )}
    </>
  )
}

interface ComparedNoteProps {
  store: Store
  /** Where the reviews were read. */
  locales: readonly string[]
  compared: readonly ComparedApp[]
}

/** Which reviews are compared, where the competitors' come from, and how old they are. */
export function ComparedNote({ store, locales, compared }: ComparedNoteProps) {
  const results = compared.flatMap(({ result }) => (result?.data ? [result] : []))
  const kind = results[0]?.data?.provenance?.kind
  const times = results.flatMap(({ updatedAt }) => updatedAt ?? [])
  const names = locales.map((locale) =>
    store === 'APP_STORE'
      ? countryName(countryCodeOf(locale), language())
      : languageName(new Intl.Locale(locale).language),
  )
  const where = new Intl.ListFormat(language(), { type: 'conjunction' }).format(new Set(names))
  return (
    <Text size="sm" c="dimmed" px="var(--sg-card-padding)" py={14}>
      {store === 'APP_STORE' ? (
        <Trans>Countries of all lines: {where}. Competitors' reviews are those that everyone sees in the store.</Trans>
      ) : (
        <Trans>Languages of all lines: {where}. Competitors' reviews are those that everyone sees in the store.</Trans>
      )}{' '}
      {kind && <Source kind={kind} market={kind === 'sample' ? 'sample' : 'live'} />}{' '}
      {times.length > 0 && <Freshness at={Math.min(...times)} />}
    </Text>
  )
}
