import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, Text } from '@mantine/core'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { getTopChart } from '#contract/market/top-charts.ts'
import { getAppDetails } from '#contract/overview/overview.ts'
import type { Project } from '#contract/projects.ts'
import { sameApp, type AppRef } from '#contract/store.ts'
import { type Candidate, type Problem, candidateOf } from '#web/apps/competitors/candidates.ts'
import type { AppSearch } from '#web/apps/search/use-app-search.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { categoryName } from '#web/i18n/category-name.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
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
          {candidate.title === null ? <Trans>The name appears once it's sent</Trans> : candidate.developerName}
        </Text>
      </Box>
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

/** Where the apps come from that are offered before anything is typed. */
export function SuggestedFrom({ category }: { category: string | null }) {
  if (category === null) return null
  const name = categoryName(category)
  return <Trans>Suggestions: top free apps in {name}</Trans>
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

const SUGGESTED_MAX = 20

interface Suggestions {
  candidates: Candidate[]
  /** The category in whose chart they are, as the store names it; null: not known yet. */
  category: string | null
}

/** What an app may be compared with: the leading free apps of its category in a country. Disabled, nothing is asked. */
export function useSuggestions(app: AppRef, locale: string, enabled: boolean): Suggestions {
  const { trackId, store } = app
  const details = useRead(read(getAppDetails, { query: { trackId, store, locale } }), { enabled })
  const category = details.data?.categories[0]
  const query = { store, locale, categoryGroup: 'FREE' as const, ...(category && { category: category.name }) }
  const chart = useRead(read(getTopChart, { query }), { enabled: enabled && category !== undefined })
  const places = (category && enabled && chart.data?.places) || []
  return {
    candidates: places
      .map(candidateOf)
      .filter((one) => !sameApp(one, app))
      .slice(0, SUGGESTED_MAX),
    category: category?.displayName ?? null,
  }
}
