import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useState, type ComponentType } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { isAdProvider } from '#contract/connections/connection.ts'
import type { Project } from '#contract/projects.ts'
import { quotasRead } from '#web/data/queries/quotas-read.ts'
import { useRead } from '#web/data/queries/read.ts'
import { projectsRead } from '#web/data/queries/reads.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { useMay } from '#web/session/hooks.ts'
import { ImpersonationNote, useActing } from '#web/ui/access/disabled-while-impersonating.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { mayChangeConnection, mayReplaceKey, type Access } from './access.ts'
import { readAddress, searchFor, type Open, type Search, type Tab } from './address.ts'
import { ConnectionList } from './connection-list.tsx'
import classes from './connections.module.css'
import { MyApps } from './my-apps/my-apps.tsx'
import { PageHead } from './page-head.tsx'
import { useConnections, type Connections } from './reads.ts'

const RemoveAppDialog = lazyWithRetry(() => import('./my-apps/remove-app-dialog.tsx'))
const ConnectionDialog = lazyWithRetry(() => import('./connection/connection-dialog.tsx'))
const RevokeDialog = lazyWithRetry(() => import('./connection/revoke-dialog.tsx'))
const AppsDialog = lazyWithRetry(() => import('./connection/apps-dialog.tsx'))
const KeyDialog = lazyWithRetry(() => import('./key/key-dialog.tsx'))

interface Props {
  identity: Identity
  tab: Tab
  search: Search
  /** `replace`: without an entry in the history, so that Back skips it. */
  onSearch: (search: Search, replace: boolean) => void
  /** The plan has no ad platforms. */
  adsLocked: boolean
  /** Finds an app in the stores and adds it. */
  AddApp: ComponentType<{ onClose: () => void }>
}

/** `connection/…`: the apps and how they are connected, the stores, the ad platforms. */
export function ConnectionsPage({ identity, tab, search, onSearch, adsLocked, AddApp }: Props) {
  const connections = useConnections()
  const projects = useRead(projectsRead(identity))
  const quotas = useRead(quotasRead(identity))
  const { open, page } = readAddress(search)
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Project | null>(null)
  const isActing = useActing()
  const isManager = useMay('connections/manage')
  const access: Access = {
    mayManage: isManager && !isActing,
    mayChangeApps: useMay('apps/manage'),
    isOffline: useConnectivity() === 'offline',
    adsLocked,
    isLoading: connections.isLoading,
  }
  const show = (next: Open | null, replace = false) => onSearch(searchFor(next, page), replace)
  const toPage = (next: number) => onSearch(searchFor(open, next), false)
  const all = connections.data
  const stores = all?.filter(({ provider }) => !isAdProvider(provider))
  const ads = all?.filter(({ provider }) => isAdProvider(provider))
  const apps = projects.data
  const isFirst = tab === 'my-apps' && all?.length === 0 && (apps?.length ?? 0) > 0
  const hasNone = tab === 'my-apps' && apps?.length === 0
  return (
    <div className={classes.page}>
      <PageHead
        tab={tab}
        counts={{ 'my-apps': apps?.length, stores: stores?.length, 'ad-platforms': ads?.length }}
        access={access}
        slots={quotas.data?.find(({ slotType }) => slotType === 'APP')}
        isFirst={isFirst || hasNone}
        withApps={tab === 'my-apps' && !hasNone}
        onAddApp={() => setAdding(true)}
        onNew={() => show({ what: 'new', provider: null, id: null })}
      />
      {isManager && isActing && <ImpersonationNote />}
      {access.isOffline && access.mayManage && !isFirst && (
        <Text size="sm" c="dimmed" className={classes.offlineReason}>
          <Trans>New connection: needs a connection, the store checks the key</Trans>
        </Text>
      )}
      {tab === 'my-apps' ? (
        <MyApps
          projects={projects}
          connections={connections}
          access={access}
          page={page}
          onPage={toPage}
          onOpen={show}
          onAddApp={() => setAdding(true)}
          onRemove={setRemoving}
        />
      ) : (
        <ConnectionList
          key={tab}
          kind={tab}
          list={tab === 'stores' ? stores : ads}
          connections={connections}
          access={access}
          page={page}
          onPage={toPage}
          onOpen={show}
        />
      )}
      {isAdding && (
        <AddApp
          onClose={() => {
            setAdding(false)
            // OP-107: the first page, where the app was added.
            if (page > 1) onSearch(searchFor(open, 1), true)
          }}
        />
      )}
      {removing && (
        <RemoveAppDialog
          project={removing}
          organizationId={identity.organizationId}
          onClose={() => setRemoving(null)}
        />
      )}
      {open && (
        <OpenDialog
          open={open}
          identity={identity}
          connections={connections}
          projects={apps ?? noProjects}
          access={access}
          onOpen={show}
        />
      )}
    </div>
  )
}

const noProjects: readonly Project[] = []

interface OpenDialogProps {
  open: Open
  identity: Identity
  connections: Connections
  projects: readonly Project[]
  access: Access
  onOpen: (open: Open | null, replace?: boolean) => void
}

/** The dialog that the address names. */
function OpenDialog({ open, identity, connections, projects, access, onOpen }: OpenDialogProps) {
  const connection = open.id === null ? undefined : connections.data?.find(({ id }) => id === open.id)
  // An address opens a form only for users who may change the connection; all managers see what revoking it would stop.
  const isRevoking = open.what === 'revoke' || open.what === 'reconnect'
  const may = open.what === 'key' ? mayReplaceKey : mayChangeConnection
  const isAllowed = connection && !isRevoking ? may(access, connection) : access.mayManage
  if (!isAllowed && open.what !== 'connection') return null
  const back = () => onOpen(connection ? { what: 'connection', id: connection.id } : null, true)
  const close = () => onOpen(null)
  const openOther = (id: string) => onOpen({ what: 'connection', id }, true)
  if (open.what === 'new' && open.id === null)
    return (
      <KeyDialog
        key="new"
        provider={open.provider}
        identity={identity}
        access={access}
        onProvider={(provider) => onOpen({ what: 'new', provider, id: null }, true)}
        onOpen={openOther}
        onConnected={({ id, provider }) => {
          connections.refresh()
          onOpen({ what: 'new', provider, id }, true)
        }}
        onClose={close}
      />
    )
  if (!connection) return null
  const common = { connection, identity, projects, access }
  switch (open.what) {
    case 'new':
    case 'apps':
      return (
        <AppsDialog
          {...common}
          isNew={open.what === 'new'}
          onDetails={back}
          onClose={open.what === 'new' ? close : back}
        />
      )
    case 'key':
      return (
        <KeyDialog
          key={connection.id}
          provider={connection.provider}
          replaced={connection}
          identity={identity}
          access={access}
          onProvider={() => {}}
          onOpen={openOther}
          onConnected={() => {
            connections.refresh()
            back()
          }}
          onClose={back}
        />
      )
    case 'connection':
      return (
        <ConnectionDialog
          key={connection.id}
          {...common}
          onChanged={connections.refresh}
          onOpen={(act) => onOpen({ what: act, id: connection.id }, true)}
          onClose={close}
        />
      )
    case 'revoke':
    case 'reconnect':
      return (
        <RevokeDialog
          connection={connection}
          access={access}
          onReplace={() => onOpen({ what: 'key', id: connection.id }, true)}
          onRevoked={() => {
            connections.refresh()
            const again = { what: 'new', provider: connection.provider, id: null } as const
            onOpen(open.what === 'reconnect' ? again : null, true)
          }}
          onCancel={open.what === 'reconnect' ? close : back}
        />
      )
  }
}
