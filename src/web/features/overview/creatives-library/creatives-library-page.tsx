import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, Paper, SegmentedControl, Select, Switch, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { deviceOf, type ScreenshotDevice } from '#aso/score/creative-rules.ts'
import { getListingChanges } from '#contract/overview/history.ts'
import { getAppDetails } from '#contract/overview/overview.ts'
import type { Project } from '#contract/projects.ts'
import { AppPage } from '#web/apps/app-page.tsx'
import { useCompetitors } from '#web/apps/competitors/use-competitors.ts'
import { competitorApp, ownApp } from '#web/apps/selected-app.ts'
import { dayFromToday } from '#web/data/queries/day-from-today.ts'
import { read } from '#web/data/queries/read.ts'
import { together, useReads } from '#web/data/queries/use-reads.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { AppsShown, useChosenApps } from '../chosen-apps.tsx'
import { screenSize, usePictureSizes } from '../overview-page/pictures.tsx'
import { AppBand } from './app-band.tsx'
import { EventsBand } from './events-band.tsx'
import {
  isSamePicture,
  LIBRARY_DAYS,
  mediaNames,
  mediaTypes,
  SELECTED_MAX,
  type Media,
  type SelectedPicture,
} from './media.ts'
import { screensOverTime } from './screens-over-time.ts'
import { SelectionBar } from './selection-bar.tsx'

const CompareDialog = lazyWithRetry(async () => ({
  default: (await import('./compare-dialog.tsx')).CompareDialog,
}))

interface Props {
  project: Project
  /** The selected country's locale. */
  locale: string
}

/** `analyze-market/app-creatives-library`: what an app and its competitors show in one country, and when they changed it. */
export function CreativesLibraryPage({ project, locale }: Props) {
  const { t, i18n } = useLingui()
  const [media, setMedia] = useState<Media>('all')
  const [device, setDevice] = useState<ScreenshotDevice | 'any'>('any')
  const [onlyChanged, setOnlyChanged] = useState(false)
  const [selected, setSelected] = useState<readonly SelectedPicture[]>([])
  const [comparing, setComparing] = useState<'closed' | 'open' | 'closing'>('closed')
  const [sizes, learn] = usePictureSizes()
  const { competitors = [] } = useCompetitors(project, locale)
  const { chosen, toggle } = useChosenApps(competitors)
  const apps = [ownApp(project), ...chosen.map((one) => competitorApp(project, one))]
  const listings = apps.map(({ trackId, store }) => ({ trackId, store, locale }))
  const details = useReads(listings.map((query) => read(getAppDetails, { query })))
  const changes = useReads(listings.map((query) => read(getListingChanges, { query })))
  const from = dayFromToday(-LIBRARY_DAYS)
  const shows = apps.map((app, index) => ({
    app,
    details: details[index]!,
    changes: changes[index]!,
    states: screensOverTime(details[index]?.data?.images.screens ?? [], changes[index]?.data?.changes ?? null, from),
  }))
  const all = together(details, details.find(({ data }) => data !== undefined)?.data)
  const deviceOfPicture = (src: string) => deviceOf(sizes.get(src) ?? screenSize(src, project.store))
  const hasTablets =
    project.store === 'APP_STORE' &&
    shows.some(({ states }) => states[0]?.screens.some((src) => deviceOfPicture(src) === 'tablet'))
  const isShown = (src: string) => device === 'any' || !hasTablets || deviceOfPicture(src) === device
  const bands = shows.filter(({ states }) => !onlyChanged || states.length > 1)
  const select = (picture: SelectedPicture) =>
    setSelected((before) =>
      before.some((one) => isSamePicture(one, picture))
        ? before.filter((one) => !isSamePicture(one, picture))
        : [...before, picture].slice(-SELECTED_MAX),
    )
  return (
    <AppPage
      title={project.title}
      store={project.store}
      iconUrl={project.iconUrl}
      about={<Trans>What your app and its competitors show in the store, and when they changed it.</Trans>}
      at={all.updatedAt}
      busy={all.isRefreshing}
    >
      <Group gap="sm">
        {/* On a phone it is wider than the window. */}
        <Box maw="100%" style={{ overflowX: 'auto' }}>
          <SegmentedControl
            aria-label={t`Media`}
            value={media}
            onChange={setMedia}
            data={mediaTypes.map((value) => ({ value, label: i18n._(mediaNames[value]) }))}
          />
        </Box>
        {media !== 'events' && hasTablets && (
          <Select
            aria-label={t`Device`}
            allowDeselect={false}
            w={150}
            value={device}
            onChange={(value) => setDevice(value ?? 'any')}
            data={[
              { value: 'any' as const, label: t`All devices` },
              { value: 'phone' as const, label: 'iPhone' },
              { value: 'tablet' as const, label: 'iPad' },
            ]}
          />
        )}
        {media !== 'events' && (
          <Switch
            label={<Trans>Only with changes</Trans>}
            checked={onlyChanged}
            onChange={({ currentTarget }) => setOnlyChanged(currentTarget.checked)}
          />
        )}
      </Group>
      <AppsShown competitors={competitors} chosen={chosen} onToggle={toggle} colourOf={() => null}>
        <Trans>
          Add competitors to see their creatives next to yours.{' '}
          <Link to="/analyze-market/competitors">Add competitors</Link>
        </Trans>
      </AppsShown>
      <Paper>
        {media === 'events'
          ? apps.map((app) => <EventsBand key={app.trackId} app={app} locale={locale} />)
          : bands.map((band) => (
              <AppBand
                key={band.app.trackId}
                {...band}
                media={media}
                isShown={isShown}
                sizes={sizes}
                onSize={learn}
                selected={selected}
                onSelect={select}
              />
            ))}
        {media !== 'events' && bands.length === 0 && (
          <Group gap="sm" p="var(--sg-card-padding)">
            <Text>
              <Trans>None of these apps changed its screenshots in the last {LIBRARY_DAYS} days.</Trans>
            </Text>
            <Button size="sm" variant="default" onClick={() => setOnlyChanged(false)}>
              <Trans>Show all apps</Trans>
            </Button>
          </Group>
        )}
      </Paper>
      {selected.length > 0 && media !== 'events' && (
        <SelectionBar selected={selected} onCompare={() => setComparing('open')} onClear={() => setSelected([])} />
      )}
      {comparing !== 'closed' && (
        <CompareDialog
          opened={comparing === 'open'}
          onClose={() => setComparing('closing')}
          onClosed={() => setComparing('closed')}
          selected={selected}
          shows={shows}
          sizes={sizes}
        />
      )}
    </AppPage>
  )
}
