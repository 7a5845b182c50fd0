import { Trans } from '@lingui/react/macro'
import { IconLock } from '@tabler/icons-react'
import type { Project } from '#contract/projects.ts'
import { missingState } from '#web/data/queries/read-state.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import classes from '../connections.module.css'
import { ListState } from '../list-state.tsx'
import type { Open } from '../place.ts'
import type { Connections } from '../reads/use-connections.ts'
import { mayChangeConnection, type Rights } from '../rights.ts'
import { RowsSkeleton } from '../rows-skeleton.tsx'
import { AppsTable } from './apps-table.tsx'
import { BrokenCard } from './broken-card.tsx'
import { FirstStore } from './first-store.tsx'

interface Props {
  projects: ReadResult<Project[]>
  connections: Connections
  rights: Rights
  page: number
  onPage: (page: number) => void
  onOpen: (open: Open) => void
  onAddApp: () => void
  onRemove: (project: Project) => void
}

/** `connection/my-apps`: which app is connected to what, and what is broken (CONN-013). */
export function MyApps(props: Props) {
  const { projects, connections, rights, onOpen, onAddApp } = props
  const phone = usePhone()
  const newConnection = () => onOpen({ what: 'new', provider: null, id: null })
  if (!projects.data)
    return (
      <div className={classes.panel}>
        <SectionState
          state={missingState(projects)}
          failed={<Trans>Couldn't load your apps</Trans>}
          unsaved={<Trans>Not saved on this device</Trans>}
          onRetry={projects.refresh}
          skeleton={<RowsSkeleton />}
          minHeight={300}
        />
      </div>
    )
  if (projects.data.length === 0)
    return (
      <div className={classes.panel}>
        <EmptyState
          title={<Trans>No apps yet</Trans>}
          action={
            rights.mayChangeApps && (
              <Button variant="filled" onClick={onAddApp}>
                <Trans>Add app</Trans>
              </Button>
            )
          }
        >
          <Trans>Add an app, then connect it to its store.</Trans>
        </EmptyState>
      </div>
    )
  const isFirst = connections.data?.length === 0 && rights.mayManage
  return (
    <>
      <ListState connections={connections} />
      {connections.data
        ?.filter(({ status }) => status === 'broken')
        .map((connection) => (
          <BrokenCard
            key={connection.id}
            connection={connection}
            connections={connections.data ?? []}
            projects={projects.data ?? []}
            mayManage={mayChangeConnection(rights, connection)}
            onReconnect={() => onOpen({ what: 'reconnect', id: connection.id })}
          />
        ))}
      {!(isFirst && phone) && (
        <AppsTable
          projects={projects.data}
          connections={connections.data}
          rights={rights}
          page={props.page}
          onPage={props.onPage}
          onOpen={onOpen}
          onRemove={props.onRemove}
        />
      )}
      {isFirst && <FirstStore isOffline={rights.isOffline} onConnect={newConnection} />}
      {!isFirst && (
        <p className={classes.sealed}>
          <IconLock size={15} stroke={1.7} aria-hidden />
          <Trans>
            Keys are kept sealed on your own server. No page, export or backup of Storeglass shows them again.
          </Trans>
        </p>
      )}
    </>
  )
}
