import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, Group, Menu, Paper, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core'
import { IconDots, IconExternalLink, IconPlus, IconTrash } from '@tabler/icons-react'
import { storeUrl } from '#aso/store-url.ts'
import type { Connection } from '#contract/connections/connection.ts'
import type { Project } from '#contract/projects.ts'
import { appEntity } from '#web/commands/entities.ts'
import { useIsPending } from '#web/offline/hooks.ts'
import { mayChange } from '#web/session/may.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { SectionTable } from '#web/ui/data-table/section-table.tsx'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { StoreMark } from '#web/ui/display/store-mark.tsx'
import { storeName } from '#web/ui/display/store-name.ts'
import { Pages } from '#web/ui/controls/pages.tsx'
import { mayConnect, type Access } from '../access.ts'
import { PAGE_SIZE, type Open } from '../address.ts'
import { AppStatusCell, LockedCell } from './app-status-cell.tsx'
import { adCell, performanceCell, reviewCell, type Cell } from './app-status.ts'
import classes from './apps-table.module.css'

interface Props {
  projects: readonly Project[]
  /** undefined: not known. */
  connections: readonly Connection[] | undefined
  access: Access
  page: number
  onPage: (page: number) => void
  onOpen: (open: Open) => void
  onRemove: (project: Project) => void
}

/** The apps with how they are connected, 50 a page; on a phone a card each (CONN-007, CONN-013). */
export function AppsTable({ projects, page, onPage, ...row }: Props) {
  const columns = useAppColumns(row)
  const pages = Math.max(1, Math.ceil(projects.length / PAGE_SIZE))
  const shown = Math.min(page, pages)
  return (
    <Paper className={classes.frame}>
      <SectionTable
        className={classes.table}
        caption={<Trans>My apps</Trans>}
        rows={projects.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE)}
        rowId={({ projectId }) => projectId}
        columns={columns}
      />
      <Pages page={shown} total={pages} onPage={onPage} />
    </Paper>
  )
}

function useAppColumns({
  onRemove,
  ...row
}: Pick<Props, 'connections' | 'access' | 'onOpen' | 'onRemove'>): Column<Project>[] {
  const { t } = useLingui()
  const status = (id: string, name: string, label: string, cellOf: CellOf | null): Column<Project> => ({
    id,
    name,
    cellProps: () => ({ 'data-label': label }),
    cell: (project) => (cellOf ? <StatusCell {...row} project={project} cellOf={cellOf} /> : <LockedCell />),
  })
  return [
    {
      id: 'app',
      name: t`App`,
      isRowHeader: true,
      cellProps: () => ({ className: classes.app }),
      cell: (project) => <App project={project} />,
    },
    status('reviews', t`Review management`, t`Reviews`, reviewCell),
    status('performance', t`Performance`, t`Performance`, performanceCell),
    status('ads', t`Ad platforms`, t`Ads`, row.access.adsLocked ? null : adCell),
    {
      id: 'actions',
      name: t`Actions`,
      head: <VisuallyHidden>{t`Actions`}</VisuallyHidden>,
      cellProps: () => ({ className: classes.actions }),
      cell: (project) => <Actions {...row} project={project} onRemove={() => onRemove(project)} />,
    },
  ]
}

function App({ project: { title, store, iconUrl, projectId } }: { project: Project }) {
  const isPending = useIsPending(appEntity(projectId))
  return (
    <Group gap={10} wrap="nowrap">
      <AppIcon src={iconUrl} title={title} size={32} />
      <Stack gap={0} miw={0}>
        <Text span truncate fw={540} className={classes.title}>
          {title}
        </Text>
        <Group gap={5} c="dimmed" fz="xs" lh="xs">
          <span aria-hidden>
            <StoreMark store={store} />
          </span>
          {storeName(store)}
          {isPending && <Trans> · Not sent yet</Trans>}
        </Group>
      </Stack>
    </Group>
  )
}

type CellOf = (app: Project, all: readonly Connection[]) => Cell

interface RowProps extends Pick<Props, 'connections' | 'access' | 'onOpen'> {
  project: Project
}

function StatusCell({ project, connections, access, onOpen, cellOf }: RowProps & { cellOf: CellOf }) {
  if (connections)
    return (
      <AppStatusCell
        cell={cellOf(project, connections)}
        app={`${project.title}, ${storeName(project.store)}`}
        mayManage={mayConnect(access, project)}
        isOffline={access.isOffline}
        onOpen={onOpen}
      />
    )
  return access.isLoading ? (
    <Skeleton width={96} height={20} aria-hidden />
  ) : (
    <Text span size="sm" c="dimmed">
      –
    </Text>
  )
}

interface ActionsProps extends Pick<RowProps, 'project' | 'access' | 'onOpen'> {
  onRemove: () => void
}

function Actions({ project, access, onOpen, onRemove }: ActionsProps) {
  const { t } = useLingui()
  const { title, store } = project
  const addConnection = () => onOpen({ what: 'new', provider: null, id: null })
  return (
    <>
      {mayConnect(access, project) && (
        <Button
          size="sm"
          fz="sm"
          mr="sm"
          className={classes.add}
          leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
          aria-label={t`Add connection to ${title}, ${storeName(store)}`}
          disabled={access.isOffline}
          title={access.isOffline ? t`Needs a connection, the store checks the key` : undefined}
          onClick={addConnection}
        >
          <Trans>Add connection</Trans>
        </Button>
      )}
      <AppMenu project={project} access={access} onAddConnection={addConnection} onRemove={onRemove} />
    </>
  )
}

interface MenuProps {
  project: Project
  access: Access
  onAddConnection: () => void
  onRemove: () => void
}

function AppMenu({ project, access, onAddConnection, onRemove }: MenuProps) {
  const { t } = useLingui()
  const { title, store, trackId, countries } = project
  const [locale = 'en-US'] = countries
  const label = t`More for ${title}, ${storeName(store)}`
  return (
    <Menu width={220} position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={label} title={label}>
          <IconDots size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {mayConnect(access, project) && (
          <Menu.Item
            className={classes.addInMenu}
            leftSection={<IconPlus size={17} stroke={1.7} aria-hidden />}
            disabled={access.isOffline}
            onClick={onAddConnection}
          >
            <Trans>Add connection</Trans>
          </Menu.Item>
        )}
        <Menu.Item
          component="a"
          href={storeUrl({ store, trackId, locale })}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconExternalLink size={17} stroke={1.7} aria-hidden />}
        >
          <Trans>Open in store</Trans>
        </Menu.Item>
        {access.mayChangeApps && mayChange(project) && (
          <Menu.Item color="bad" leftSection={<IconTrash size={17} stroke={1.7} aria-hidden />} onClick={onRemove}>
            <Trans>Remove app</Trans>
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
