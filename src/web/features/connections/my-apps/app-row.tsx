import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import type { Connection } from '#contract/connections/connection.ts'
import type { Project } from '#contract/projects.ts'
import { useIsPending } from '#web/offline/hooks.ts'
import { appEntity } from '#web/commands/entities.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { storeName } from '#web/ui/display/store-name.ts'
import { StoreMark } from '#web/ui/display/store-mark.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { mayConnect, type Rights } from '../rights.ts'
import type { Open } from '../place.ts'
import { AppMenu } from './app-menu.tsx'
import classes from './apps-table.module.css'
import { CellView, LockedCell } from './cell-view.tsx'
import { adCell, performanceCell, reviewCell, type Cell } from './cells.ts'

interface Props {
  project: Project
  /** undefined: not known. */
  connections: readonly Connection[] | undefined
  rights: Rights
  onOpen: (open: Open) => void
  onRemove: () => void
}

/** One app with how it is connected; on a phone a card of three lines (CONN-013). */
export function AppRow({ project, connections, rights, onOpen, onRemove }: Props) {
  const { t } = useLingui()
  const { title, store } = project
  const app = `${title}, ${storeName(store)}`
  const isPending = useIsPending(appEntity(project.projectId))
  const { isOffline, adsLocked } = rights
  const mayManage = mayConnect(rights, project)
  const cells: { label: string; cell: ((app: Project, all: readonly Connection[]) => Cell) | 'locked' }[] = [
    { label: t`Reviews`, cell: reviewCell },
    { label: t`Performance`, cell: performanceCell },
    { label: t`Ads`, cell: adsLocked ? 'locked' : adCell },
  ]
  const addConnection = () => onOpen({ what: 'new', provider: null, id: null })
  return (
    <tr>
      <th scope="row" className={classes.app}>
        <div className={classes.named}>
          <AppIcon src={project.iconUrl} title={title} size={32} />
          <span className={classes.names}>
            <span className={classes.title}>{title}</span>
            <span className={classes.store}>
              <span aria-hidden>
                <StoreMark store={store} />
              </span>
              {storeName(store)}
              {isPending && <Trans> · Waiting to send</Trans>}
            </span>
          </span>
        </div>
      </th>
      {cells.map(({ label, cell }) => (
        <td key={label} data-label={label}>
          {cell === 'locked' ? (
            <LockedCell />
          ) : connections ? (
            <CellView
              cell={cell(project, connections)}
              app={app}
              mayManage={mayManage}
              isOffline={isOffline}
              onOpen={onOpen}
            />
          ) : (
            <Unknown isLoading={rights.isLoading} />
          )}
        </td>
      ))}
      <td className={classes.actions}>
        {mayManage && (
          <Button
            size="small"
            className={classes.add}
            icon={<IconPlus size={15} stroke={1.8} aria-hidden />}
            aria-label={t`Add connection to ${title}, ${storeName(store)}`}
            disabled={isOffline}
            title={isOffline ? t`Needs a connection, the store checks the key` : undefined}
            onClick={addConnection}
          >
            <Trans>Add connection</Trans>
          </Button>
        )}
        <AppMenu project={project} rights={rights} onAddConnection={addConnection} onRemove={onRemove} />
      </td>
    </tr>
  )
}

function Unknown({ isLoading }: { isLoading: boolean }) {
  return isLoading ? <Skeleton width={96} height={20} /> : <span className={classes.none}>–</span>
}
