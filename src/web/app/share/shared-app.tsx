import { Trans } from '@lingui/react/macro'
import type { SharedAddress } from '#aso/shared-address.ts'
import type { Identity } from '#contract/auth/auth.ts'
import type { Project } from '#contract/projects.ts'
import { sameApp } from '#contract/store.ts'
import { competitorEntity } from '#web/commands/entities.ts'
import { mayChange } from '#web/session/may.ts'
import { useMay } from '#web/session/hooks.ts'
import { competitorsRead } from '#web/data/queries/reads.ts'
import { useReads } from '#web/data/queries/use-reads.ts'
import { knownCompetitors } from '#web/apps/competitors/known-competitors.ts'
import { SearchStatus } from '#web/apps/search/search-status.tsx'
import { useConnectivity, useOutbox } from '#web/offline/hooks.ts'
import { AppPage } from '#web/apps/app-page.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { storeName } from '#web/ui/display/store-name.ts'
import { useSelected } from '#web/apps/selected/use-selected.ts'
import { AddAsCompetitor } from './add-as-competitor.tsx'
import { AddAsOwn } from './add-as-own.tsx'
import { OpenApp } from './open-app.tsx'
import { useSharedApp } from './use-shared-app.ts'

interface Props {
  identity: Identity
  shared: SharedAddress
  projects: readonly Project[]
}

/** One shared app: where it stands already, and how it can be added. */
export function SharedApp({ identity, shared, projects }: Props) {
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
