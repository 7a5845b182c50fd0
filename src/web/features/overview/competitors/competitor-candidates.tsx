import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconCheck, IconPlus, IconStarFilled } from '@tabler/icons-react'
import { useEffect } from 'react'
import { getTopChart } from '#contract/market/top-charts.ts'
import { getAppDetails } from '#contract/overview/overview.ts'
import type { Project } from '#contract/projects.ts'
import { sameApp, type AppRef } from '#contract/store.ts'
import { type Candidate, type Problem, candidateOf } from '#web/apps/competitors/candidates.ts'
import type { AppSearch } from '#web/apps/search/use-app-search.ts'
import { read, restoreReads, useRead } from '#web/data/queries/read.ts'
import { categoryName } from '#web/i18n/category-name.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { storePageRead } from '../reads.ts'
import classes from './add-competitor-dialog.module.css'

interface Props {
  id: string
  candidate: Candidate
  active: boolean
  /** It is a competitor already. */
  added: boolean
  onPick: () => void
}

/** One app of the list. The keyboard stays in the field above and steps through the list from there. */
export function CandidateOption({ id, candidate, active, added, onPick }: Props) {
  const { t } = useLingui()
  const title = candidate.title ?? t`App ${candidate.trackId}`
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field that owns the list has focus and keys
    <div
      id={id}
      className={classes.option}
      role="option"
      aria-selected={active}
      aria-disabled={added}
      onClick={onPick}
      onMouseDown={(event) => event.preventDefault()}
    >
      <AppIcon src={candidate.iconUrl} title={title} size={36} />
      <Box component="span" flex={1} miw={0}>
        <Text component="span" display="block" fw={540} truncate>
          {title}
        </Text>
        <Text component="span" display="block" size="xs" c="dimmed" truncate>
          {candidate.title === null ? (
            <Trans>The name appears once it's sent</Trans>
          ) : (
            (candidate.subtitle ?? candidate.developerName)
          )}
        </Text>
      </Box>
      {candidate.rating != null && <Stars rating={candidate.rating} />}
      <Group component="span" flex="none" gap={5} c={added ? 'dimmed' : 'iris'} fz="sm" fw={540} lh="sm">
        {added ? (
          <>
            <IconCheck size={15} stroke={1.8} aria-hidden />
            <Trans>Added</Trans>
          </>
        ) : (
          <>
            <IconPlus size={15} stroke={1.8} aria-hidden />
            <Trans>Add</Trans>
          </>
        )}
      </Group>
    </div>
  )
}

function Stars({ rating }: { rating: number }) {
  const { t } = useLingui()
  const stars = formatNumber(rating, language(), 1)
  return (
    <Group component="span" flex="none" gap={3} c="dimmed" fz="xs" lh="xs">
      <IconStarFilled size={12} aria-hidden />
      <span aria-hidden>{stars}</span>
      <span className="sg-visually-hidden">{t`${stars} stars`}</span>
    </Group>
  )
}

type App = Pick<Project, 'title' | 'store'>

/** What the dialog is for, and in which country is searched; null: nothing is searched. */
export function Purpose({ project: { title, store }, locale }: { project: App; locale: string | null }) {
  if (locale !== null) {
    const country = countryInSentence(locale)
    return store === 'APP_STORE' ? (
      <Trans>
        Search the App Store in {country} for an app to compare with {title}.
      </Trans>
    ) : (
      <Trans>
        Search Google Play in {country} for an app to compare with {title}.
      </Trans>
    )
  }
  return store === 'APP_STORE' ? (
    <Trans>Choose an App Store app to compare with {title}.</Trans>
  ) : (
    <Trans>Choose a Google Play app to compare with {title}.</Trans>
  )
}

/** Why what was typed can't be added. */
export function ProblemNote({ problem, project: { title, store } }: { problem: Problem; project: App }) {
  if (problem === 'ownApp') return <Trans>This is {title} itself.</Trans>
  return store === 'APP_STORE' ? (
    <Trans>This app is on Google Play. {title} can only be compared with App Store apps.</Trans>
  ) : (
    <Trans>This app is on the App Store. {title} can only be compared with Google Play apps.</Trans>
  )
}

/** What stands where no app is listed, while online. */
export function SearchNote({ state, retry }: Pick<AppSearch, 'state' | 'retry'>) {
  switch (state) {
    case 'idle':
      return <Trans>Type at least 4 characters, or press Enter to search.</Trans>
    case 'searching':
      return <Trans>Searching…</Trans>
    case 'failed':
      return (
        <>
          <Trans>Couldn't search the store.</Trans>
          <Button size="sm" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )
    case 'done':
      return <Trans>No apps found. Check the spelling, or enter its store link.</Trans>
  }
}

/** The same offline. */
export function OfflineNote({ isTyped }: { isTyped: boolean }) {
  return isTyped ? (
    <Trans>No match on this device. Enter a store link or app ID.</Trans>
  ) : (
    <Trans>No other app of this store is saved on this device yet.</Trans>
  )
}

/** Where an app comes from that is suggested before anything is typed. */
export type SuggestedBy = 'similar' | 'chart'

/** What stands above the apps of one origin; `by` left out: those that the device knows. */
export function SuggestedHeading({ by, category }: { by: SuggestedBy | undefined; category: string | null }) {
  const name = category === null ? null : categoryName(category)
  return (
    <Text size="xs" c="dimmed" px="xs" pt="xs" pb={4}>
      {by === 'similar' && <Trans>Similar apps in the store</Trans>}
      {by === 'chart' && name !== null && <Trans>Top free apps in {name}</Trans>}
      {by === undefined && <Trans>On this device</Trans>}
    </Text>
  )
}

/** Suggestions on their way. */
export function SuggestionsSkeleton() {
  return (
    <Stack gap="md" px="xs" py="sm" aria-busy="true">
      {['62%', '48%', '56%'].map((width) => (
        <Skeleton key={width} width={width} height={20} />
      ))}
    </Stack>
  )
}

export function SuggestionsFailed({ retry }: { retry: () => void }) {
  return (
    <Group gap="xs" px="xs" py="sm" c="dimmed" fz="sm">
      <Trans>Couldn't load all suggestions.</Trans>
      <Button size="sm" onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </Group>
  )
}

const SUGGESTED_MAX = 20

interface Suggestions {
  /** Similar apps first, then the chart's, each once. */
  candidates: (Candidate & { by: SuggestedBy })[]
  /** The category in whose chart they are, as the store names it; null: not known yet. */
  category: string | null
  state: 'loading' | 'failed' | 'done'
  retry: () => void
}

/**
 * What an app may be compared with: those that its own page in the store suggests, and the leading free apps of its category
 * in a country. Offline nothing is asked, and what the device has of them is offered.
 */
export function useSuggestions(app: AppRef, locale: string, isOnline: boolean): Suggestions {
  const { trackId, store } = app
  const ofPage = storePageRead(app, locale)
  const ofListing = read(getAppDetails, { query: { trackId, store, locale } })
  const page = useRead(ofPage, { enabled: isOnline })
  const details = useRead(ofListing, { enabled: isOnline })
  const category = details.data?.categories[0]
  const query = { store, locale, categoryGroup: 'FREE' as const, ...(category && { category: category.name }) }
  const ofChart = read(getTopChart, { query })
  const chart = useRead(ofChart, { enabled: isOnline && category !== undefined })
  useEffect(() => {
    if (!isOnline) void restoreReads([ofPage, ofListing, ofChart])
    // Reads are new with every render, but what they ask changes with these alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOnline, store, trackId, locale, category?.name])
  const similar = page.data?.page?.similar ?? []
  const places = (category && chart.data?.places) || []
  const candidates = [
    ...similar.map((one) => Object.assign({}, one, { by: 'similar' as const })),
    ...places
      .map(candidateOf)
      .filter((one) => !similar.some((other) => sameApp(other, one)))
      .slice(0, SUGGESTED_MAX)
      .map((one) => Object.assign({}, one, { by: 'chart' as const })),
  ].filter((one) => !sameApp(one, app))
  const reads = [page, details, chart]
  const failed = reads.find(({ data, error }) => data === undefined && error)
  return {
    candidates,
    category: category?.displayName ?? null,
    state: reads.some(({ isLoading }) => isLoading) ? 'loading' : failed ? 'failed' : 'done',
    retry: () => failed?.refresh(),
  }
}
