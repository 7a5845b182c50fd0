import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { sharedAddress, type SharedAddress } from '#aso/shared-address.ts'
import type { Identity } from '#contract/auth/auth.ts'
import { useRead } from '#web/data/queries/read.ts'
import { projectsRead, competitorsRead } from '#web/data/queries/reads.ts'
import { ButtonLink } from '#web/ui/controls/button-link.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import type { Project } from '#contract/projects.ts'
import { sameApp, type AppRef, type FoundApp } from '#contract/store.ts'
import { competitorEntity } from '#web/commands/entities.ts'
import { mayChange } from '#web/session/may.ts'
import { useMay } from '#web/session/hooks.ts'
import { useReads } from '#web/data/queries/use-reads.ts'
import { knownCompetitors } from '#web/apps/competitors/known-competitors.ts'
import { SearchStatus } from '#web/apps/search/search-status.tsx'
import { useConnectivity, useOutbox } from '#web/offline/hooks.ts'
import { AppPage } from '#web/apps/app-page.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { storeName } from '#web/ui/display/store-name.ts'
import { useSelected } from '#web/apps/selected/use-selected.ts'
import { Button } from '@mantine/core'
import type { Candidate } from '#web/apps/competitors/candidates.ts'
import { knownApps } from '#web/apps/competitors/known-apps.ts'
import { useAppSearch, type AppSearch } from '#web/apps/search/use-app-search.ts'
import { NoProject } from '../selected/no-project.tsx'
import { AddAsCompetitor, AddAsOwn } from './add-shared-app.tsx'
import classes from './share.module.css'

interface Props {
  identity: Identity
  /** The search of the page's address: anybody's texts. */
  shared: Record<string, unknown>
}

/** The manifest's names for what was shared, the likeliest first. */
const parts = ['url', 'text', 'title']
/** An address is shorter, characters. */
const LONGEST = 2000

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, LONGEST) : '')

/** What can be done with the app whose store address another program shared. */
export function SharePage({ identity, shared }: Props) {
  const projects = useRead(projectsRead(identity))
  const found = sharedAddress(parts.map((part) => textOf(shared[part])))
  if (!found)
    return (
      <EmptyState
        title={<Trans>No store link was shared</Trans>}
        action={
          <ButtonLink to="/home" variant="filled">
            <Trans>Go to Home</Trans>
          </ButtonLink>
        }
      >
        <Trans>Share an app's page from the App Store or Google Play.</Trans>
      </EmptyState>
    )
  if (!projects.data) return <NoProject identity={identity} projects={projects} />
  return <SharedApp key={found.address} identity={identity} shared={found} projects={projects.data} />
}

interface SharedAppProps {
  identity: Identity
  shared: SharedAddress
  projects: readonly Project[]
}

/** One shared app: where it already is in Storeglass, and how to add it. */
export function SharedApp({ identity, shared, projects }: SharedAppProps) {
  // `knownCompetitors` reads the cache and the queue, which change without a change of its parameters.
  'use no memo'
  const { project: selected, locale } = useSelected(identity)
  const { app, found, search } = useSharedApp(shared)
  const isOffline = useConnectivity() === 'offline'
  const isMissing = search.state === 'done' && !found
  const isAsking = search.state === 'searching' && app.title === null
  const mayAdd = useMay('apps/manage')
  const own = projects.find((one) => sameApp(one, app))
  // Asked for here: nobody may have opened a page of these apps since the start.
  useReads(
    projects.map(({ projectId, countries }) =>
      competitorsRead(projectId, countries.includes(locale) ? locale : (countries[0] ?? locale)),
    ),
  )
  const { entries } = useOutbox()
  const isQueued = (one: Project) =>
    entries.some(
      ({ name, state, entities }) =>
        name === 'addCompetitor' && state !== 'refused' && entities.includes(competitorEntity(one.projectId, app)),
    )
  const isRival = (one: Project) =>
    isQueued(one) || knownCompetitors(one, locale)?.some((rival) => sameApp(rival, app)) === true
  const rivals = own ? [] : projects.filter(isRival)
  const hosts = projects
    .filter((one) => one.store === app.store && mayChange(one) && !own && !rivals.includes(one))
    .toSorted((a, b) => Number(b === selected) - Number(a === selected))
  return (
    <AppPage
      title={app.title ?? own?.title ?? app.trackId}
      store={app.store}
      iconUrl={app.iconUrl ?? own?.iconUrl ?? null}
      about={[storeName(app.store), app.developerName].filter(Boolean).join(' · ')}
      at={null}
    >
      {isOffline && (
        <Note kind="offline">
          <Trans>You're offline. A competitor you add is sent when you're back online.</Trans>
        </Note>
      )}
      {(own ?? rivals[0]) && (
        <Card title={<Trans>Already in Storeglass</Trans>} padded>
          {own && <OpenApp project={own} app={app} />}
          {rivals.map((one) => (
            <OpenApp key={one.projectId} project={one} app={app} />
          ))}
        </Card>
      )}
      {!own && (
        <Card title={<Trans>Add this app</Trans>} padded>
          {!isMissing && <AddAsCompetitor app={app} hosts={hosts} isAsking={isAsking} />}
          {!isMissing && mayAdd && <AddAsOwn identity={identity} found={found} isOffline={isOffline} />}
          {!isOffline && !found && (
            <SearchStatus
              search={{ ...search, found: [] }}
              nothing={<Trans>This app isn't in the store in this country.</Trans>}
            />
          )}
        </Card>
      )}
    </AppPage>
  )
}

/** Where a shared app already is, with a button that opens it: an own app, or a competitor of one. */
export function OpenApp({ project, app }: { project: Project; app: AppRef }) {
  const navigate = useNavigate()
  const isOwn = sameApp(project, app)
  const { entries } = useOutbox()
  const waits = entries.some(({ entities }) => entities.includes(competitorEntity(project.projectId, app)))
  const open = () =>
    isOwn
      ? navigate({ to: '/app-overview/my-app', search: { app: project.trackId } })
      : navigate({
          to: '/app-overview/competitors-app',
          search: { app: project.trackId, competitor: app.trackId },
        })
  return (
    <div className={classes.row}>
      <p>
        {isOwn ? <Trans>This is one of your apps.</Trans> : <Trans>A competitor of {project.title}.</Trans>}{' '}
        {waits && <Trans>Not sent yet. The change is pending on this device.</Trans>}
      </p>
      <Button variant={isOwn ? 'filled' : 'default'} onClick={() => void open()}>
        <Trans>Open the overview</Trans>
      </Button>
    </div>
  )
}

interface SharedAppInfo {
  /** Its names from the store, else from the device, else none. */
  app: Candidate
  /** As its store lists it; null: not asked yet, or the store has none. */
  found: FoundApp | null
  search: AppSearch
}

/** What is known of a shared app: at once what the device has, then what the store says. */
export function useSharedApp({ address, app: { trackId, store } }: SharedAddress): SharedAppInfo {
  const [known, setKnown] = useState<Candidate | null>(null)
  const search = useAppSearch(address)
  const found = search.found.find((one) => sameApp(one, { trackId, store })) ?? null
  useEffect(() => {
    let live = true
    // If the device fails, the store's answer is enough.
    void knownApps().then(
      (all) => live && setKnown(all.find((one) => sameApp(one, { trackId, store })) ?? null),
      () => {},
    )
    return () => {
      live = false
    }
  }, [trackId, store])
  const { title, iconUrl, developerName } = found ?? known ?? { title: null, iconUrl: null, developerName: null }
  return { app: { trackId, store, title, iconUrl, developerName }, found, search }
}
