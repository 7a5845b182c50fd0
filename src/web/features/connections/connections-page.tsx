import { Trans } from '@lingui/react/macro'
import { useState, type ComponentType } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { isAdProvider } from '#contract/connections/connection.ts'
import type { Project } from '#contract/projects.ts'
import { quotasRead } from '#web/data/queries/quotas-read.ts'
import { useRead } from '#web/data/queries/read.ts'
import { projectsRead } from '#web/data/queries/reads.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { useMay } from '#web/session/hooks.ts'
import { OwnMatterNote, useActing } from '#web/ui/access/own-matter.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import classes from './connections.module.css'
import { ConnectionList } from './list/connection-list.tsx'
import { MyApps } from './my-apps/my-apps.tsx'
import { readPlace, searchOf, type Open, type Search, type Tab } from './place.ts'
import { useConnections } from './reads/use-connections.ts'
import type { Rights } from './rights.ts'
import { Tabs } from './tabs.tsx'
import { Toolbar } from './toolbar.tsx'
import { OpenDialog } from './open-dialog.tsx'

const RemoveAppDialog = lazyWithRetry(() => import('./my-apps/remove-app-dialog.tsx'))

interface Props {
  identity: Identity
  tab: Tab
  search: Search
  /** `replace`: in the place of the address that is there, so that Back does not come to it again. */
  onSearch: (search: Search, replace: boolean) => void
  /** The plan holds no ad platforms. */
  adsLocked: boolean
  /** Finds an app in the stores and adds it. */
  AddApp: ComponentType<{ onClose: () => void }>
}

/** `connection/…`: the apps and how they are connected, the stores, the ad platforms. */
export function ConnectionsPage({ identity, tab, search, onSearch, adsLocked, AddApp }: Props) {
  const connections = useConnections()
  const projects = useRead(projectsRead(identity))
  const quotas = useRead(quotasRead(identity))
  const { open, page } = readPlace(search)
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Project | null>(null)
  const isActing = useActing()
  const isManager = useMay('connections/manage')
  const rights: Rights = {
    mayManage: isManager && !isActing,
    mayChangeApps: useMay('apps/manage'),
    isOffline: useConnectivity() === 'offline',
    adsLocked,
    isLoading: connections.isLoading,
  }
  const show = (next: Open | null, replace = false) => onSearch(searchOf(next, page), replace)
  const toPage = (next: number) => onSearch(searchOf(open, next), false)
  const all = connections.data
  const stores = all?.filter(({ provider }) => !isAdProvider(provider))
  const ads = all?.filter(({ provider }) => isAdProvider(provider))
  const known = projects.data
  const isFirst = tab === 'my-apps' && all?.length === 0 && (known?.length ?? 0) > 0
  const hasNone = tab === 'my-apps' && known?.length === 0
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <Tabs tab={tab} counts={{ 'my-apps': known?.length, stores: stores?.length, 'ad-platforms': ads?.length }} />
        <Toolbar
          rights={rights}
          slots={quotas.data?.find(({ slotType }) => slotType === 'APP')}
          isFirst={isFirst || hasNone}
          withApps={tab === 'my-apps' && !hasNone}
          onAddApp={() => setAdding(true)}
          onNew={() => show({ what: 'new', provider: null, id: null })}
        />
      </div>
      {isManager && isActing && <OwnMatterNote />}
      {rights.isOffline && rights.mayManage && !isFirst && (
        <p className={classes.reason}>
          <Trans>New connection: needs a connection, the store checks the key</Trans>
        </p>
      )}
      {tab === 'my-apps' ? (
        <MyApps
          projects={projects}
          connections={connections}
          rights={rights}
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
          rights={rights}
          page={page}
          onPage={toPage}
          onOpen={show}
        />
      )}
      {isAdding && (
        <AddApp
          onClose={() => {
            setAdding(false)
            // OP-107: where an app was added, the first page.
            if (page > 1) onSearch(searchOf(open, 1), true)
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
          projects={known}
          rights={rights}
          onOpen={show}
        />
      )}
    </div>
  )
}
