import type { Identity } from '#contract/auth/auth.ts'
import type { Project } from '#contract/projects.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import type { Open } from './place.ts'
import type { Connections } from './reads/use-connections.ts'
import { mayChangeConnection, mayReplaceKey, type Rights } from './rights.ts'

const ConnectionDialog = lazyWithRetry(() => import('./detail/connection-dialog.tsx'))
const RevokeDialog = lazyWithRetry(() => import('./revoke/revoke-dialog.tsx'))
const KeyDialog = lazyWithRetry(() => import('./key-form/key-dialog.tsx'))
const AppsDialog = lazyWithRetry(() => import('./apps-step/apps-dialog.tsx'))

const noProjects: readonly Project[] = []

interface Props {
  open: Open
  identity: Identity
  connections: Connections
  /** undefined: not known. */
  projects: readonly Project[] | undefined
  rights: Rights
  onOpen: (open: Open | null, replace?: boolean) => void
}

/** What stands over the lists: one thing at a time, each with an address. */
export function OpenDialog({ open, identity, connections, projects = noProjects, rights, onOpen }: Props) {
  const connection = open.id === null ? undefined : connections.data?.find(({ id }) => id === open.id)
  // Only who may change a connection comes to its forms, also by an address; what a revoke would stop is told to who manages them.
  const isTold = open.what === 'revoke' || open.what === 'reconnect'
  const may = open.what === 'key' ? mayReplaceKey : mayChangeConnection
  const isChangeable = connection && !isTold ? may(rights, connection) : rights.mayManage
  const what = isChangeable || open.what === 'connection' ? open.what : null
  const back = () => onOpen(connection ? { what: 'connection', id: connection.id } : null, true)
  const close = () => onOpen(null)
  if (what === null || (open.id !== null && !connection)) return null
  if (open.what === 'new' && !connection)
    return (
      <KeyDialog
        key="new"
        provider={open.provider}
        identity={identity}
        rights={rights}
        onProvider={(provider) => onOpen({ what: 'new', provider, id: null }, true)}
        onOpen={(id) => onOpen({ what: 'connection', id }, true)}
        onConnected={({ id, provider }) => {
          connections.refresh()
          onOpen({ what: 'new', provider, id }, true)
        }}
        onClose={close}
      />
    )
  if (!connection) return null
  if (open.what === 'new' || open.what === 'apps')
    return (
      <AppsDialog
        connection={connection}
        isNew={open.what === 'new'}
        identity={identity}
        projects={projects}
        rights={rights}
        onChanged={connections.refresh}
        onDetails={() => onOpen({ what: 'connection', id: connection.id }, true)}
        onClose={open.what === 'new' ? close : back}
      />
    )
  if (open.what === 'key')
    return (
      <KeyDialog
        key={connection.id}
        provider={connection.provider}
        replaced={connection}
        identity={identity}
        rights={rights}
        onProvider={() => {}}
        onOpen={(id) => onOpen({ what: 'connection', id }, true)}
        onConnected={() => {
          connections.refresh()
          back()
        }}
        onClose={back}
      />
    )
  if (open.what === 'connection')
    return (
      <ConnectionDialog
        key={connection.id}
        connection={connection}
        identity={identity}
        projects={projects}
        rights={rights}
        onChanged={connections.refresh}
        onOpen={(act) => onOpen({ what: act, id: connection.id }, true)}
        onClose={close}
      />
    )
  return (
    <RevokeDialog
      connection={connection}
      rights={rights}
      onReplace={() => onOpen({ what: 'key', id: connection.id }, true)}
      onRevoked={() => {
        connections.refresh()
        onOpen(open.what === 'reconnect' ? { what: 'new', provider: connection.provider, id: null } : null, true)
      }}
      onCancel={open.what === 'reconnect' ? close : back}
    />
  )
}
