import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Box, Flex, Group, Text } from '@mantine/core'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { getQuotas } from '#contract/billing/plans.ts'
import { storeOf, type Connection } from '#contract/connections/connection.ts'
import type { VisibleApp } from '#contract/connections/connections.ts'
import { addApps, type Project } from '#contract/projects.ts'
import { DEFAULT_LOCALE } from '#contract/protocol/limits.ts'
import { sameApp, type AppRef } from '#contract/store.ts'
import { call } from '#web/api/call.ts'
import { showAtOnce } from '#web/apps/adding/use-add-app.ts'
import { connectionEntity } from '#web/commands/entities.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { useIsPending } from '#web/offline/hooks.ts'
import { mayChange } from '#web/session/may.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import type { Access } from '../access.ts'
import { queueChange } from '../actions.ts'
import classes from '../connections.module.css'

/** An app that can use a connection. */
export interface OfferedApp extends AppRef {
  title: string
  iconUrl: string | null
  /** null: it is not one of the organisation's apps yet. */
  project: Project | null
  isAssigned: boolean
  /** Name of the connection that this one replaces for the app; null: none. */
  replaces: string | null
}

/**
 * The apps that the key sees, as the store says, with the queued changes. If the store couldn't be asked: the
 * organisation's apps in that store. The organisation's own apps come first.
 */
export function offeredApps(
  connection: Connection,
  projects: readonly Project[],
  visible: readonly VisibleApp[] | undefined,
): OfferedApp[] {
  const isAssigned = (app: AppRef) => connection.assignedApps.some((one) => sameApp(one, app))
  const own = projects.filter(({ store }) => store === storeOf[connection.provider])
  const seen: readonly (AppRef & Pick<VisibleApp, 'title' | 'iconUrl'> & Partial<VisibleApp>)[] = visible ?? own
  // One that was assigned by another key may still be there.
  const others = own.filter((one) => isAssigned(one) && !seen.some((app) => sameApp(app, one)))
  const all = [...seen, ...others].map(({ trackId, store, title, iconUrl, ...rest }): OfferedApp => {
    const app = { trackId, store }
    return {
      trackId,
      store,
      title,
      iconUrl,
      project: projects.find((one) => sameApp(one, app)) ?? null,
      isAssigned: isAssigned(app),
      replaces: 'assignedTo' in rest ? (rest.assignedTo ?? null) : null,
    }
  })
  const rank = (app: OfferedApp) => (app.project ? 0 : 1)
  return all.toSorted((a, b) => rank(a) - rank(b))
}

/** Apps that the server adds to an organisation in one call. */
const ADDED_AT_ONCE = 20

/**
 * Adds apps to a connection and removes them. An app that the organisation doesn't have yet is added to it first, which
 * needs the server.
 */
export function useAppChoice(connection: Connection, identity: Identity, projects: readonly Project[]) {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<unknown>(null)
  const of = { connectionId: connection.id, connectionName: connection.name }
  const named = ({ trackId, store, title }: OfferedApp) => ({ trackId, store, title })

  async function own(apps: readonly OfferedApp[]): Promise<void> {
    const locale = projects[0]?.countries[0] ?? DEFAULT_LOCALE
    const refs = apps.map(({ trackId, store }) => ({ trackId, store, locale }))
    const params = { orgId: identity.organizationId }
    const { list } = await call(addApps, { params, body: { apps: refs } })
    showAtOnce(identity, list)
    void getQueryClient().invalidateQueries({ queryKey: [getQuotas.id] })
  }

  async function add(apps: readonly OfferedApp[]): Promise<void> {
    const fresh = apps.filter(({ project }) => project === null).slice(0, ADDED_AT_ONCE)
    const chosen = apps.filter((app) => app.project !== null || fresh.includes(app))
    setFailure(null)
    setBusy(new Set(chosen.map(({ trackId }) => trackId)))
    try {
      if (fresh.length > 0) await own(fresh)
      await queueChange('assignApps', { ...of, add: chosen.map(named), remove: [] })
    } catch (error) {
      setFailure(error)
    }
    setBusy(new Set())
  }

  return {
    busy,
    failure,
    add,
    remove: (app: OfferedApp) => queueChange('assignApps', { ...of, add: [], remove: [named(app)] }),
  }
}

interface Props {
  app: OfferedApp
  connectionId: string
  /** App slots of the plan that are free. */
  free: number
  access: Access
  isBusy: boolean
  onAdd: () => void
  onRemove: () => void
}

/** One app with a button that adds or removes it. */
export function OfferedAppRow({ app, connectionId, free, access, isBusy, onAdd, onRemove }: Props) {
  const { t } = useLingui()
  const { title, iconUrl, project, isAssigned, replaces } = app
  const isPending = useIsPending(connectionEntity(connectionId, app))
  const isBlocked = project ? !mayChange(project) : free < 1 || access.isOffline
  return (
    <Flex style={{ borderBottom: '1px solid var(--sg-line)' }} component="li" gap="sm" align="center" mih={56}>
      <AppIcon src={iconUrl} title={title} size={36} />
      <Box flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Text fw={540}>{title}</Text>
        <Text size="xs" c="dimmed">
          <Availability app={app} free={free} access={access} />
          {isPending && access.isOffline && <Trans> · Not sent yet</Trans>}
        </Text>
      </Box>
      {isAssigned ? (
        <>
          {replaces === null ? (
            <Group gap={5} wrap="nowrap" c="good" fz="sm" fw={540} className={classes.wide}>
              <IconCheck size={15} stroke={1.9} aria-hidden />
              <Trans>Added</Trans>
            </Group>
          ) : (
            <Badge component="span" color="warn" className={classes.wide}>
              <Trans>Replaces the old one</Trans>
            </Badge>
          )}
          <Button size="sm" variant="subtle" color="gray" aria-label={t`Remove ${title}`} onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        </>
      ) : (
        <Button
          size="sm"
          busy={isBusy}
          disabled={isBlocked}
          leftSection={!isBlocked && <IconPlus size={15} stroke={1.8} aria-hidden />}
          aria-label={t`Add ${title}`}
          onClick={() => !isBusy && onAdd()}
        >
          <Trans>Add</Trans>
        </Button>
      )}
    </Flex>
  )
}

/** Whether the organisation has the app, and why it can't be added. */
function Availability({ app: { project, replaces }, free, access }: Pick<Props, 'app' | 'free' | 'access'>) {
  if (project !== null && !mayChange(project)) return <Trans>In Storeglass, but you can only view it</Trans>
  if (project !== null && replaces !== null) return <Trans>In Storeglass, has “{replaces}”</Trans>
  if (project !== null) return <Trans>In Storeglass</Trans>
  if (!access.mayChangeApps) return <Trans>Not in Storeglass yet, and you can't add apps</Trans>
  if (access.isOffline) return <Trans>Not in Storeglass yet, needs a connection</Trans>
  if (free < 1) return <Trans>Not in Storeglass yet, no free slot</Trans>
  if (free === 1) return <Trans>Not in Storeglass yet, takes your last app slot</Trans>
  return <Trans>Not in Storeglass yet, takes an app slot</Trans>
}
