import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Menu, Text } from '@mantine/core'
import { IconPlug, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Quota } from '#contract/billing/plans.ts'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import type { Access } from './access.ts'
import type { Tab } from './address.ts'
import classes from './connections.module.css'

interface Props {
  tab: Tab
  /** Entries of each list; undefined: not known yet. */
  counts: Record<Tab, number | undefined>
  access: Access
  /** Of apps; undefined: not known, or not of this tab. */
  slots: Quota | undefined
  /** The page itself offers the first connection or app. */
  isFirst: boolean
  /** Apps can be added on this tab. */
  withApps: boolean
  onAddApp: () => void
  onNew: () => void
}

/** The three lists as tabs, and what can be added to them. */
export function PageHead({ tab, counts, ...toolbar }: Props) {
  const { t } = useLingui()
  const phone = usePhone()
  const tabs: [Tab, ReactNode][] = [
    ['my-apps', <Trans key="apps">My apps</Trans>],
    ['stores', <Trans key="stores">Stores</Trans>],
    ['ad-platforms', phone ? <Trans key="ads">Ads</Trans> : <Trans key="ads">Ad platforms</Trans>],
  ]
  return (
    <Group justify="space-between" gap="12px 20px" wrap="nowrap">
      <nav className={classes.tabs} aria-label={t`Connections`}>
        {tabs.map(([one, label]) => (
          <Link
            key={one}
            to="/connection/{-$tab}"
            params={{ tab: one }}
            search={{}}
            aria-current={one === tab ? 'page' : undefined}
            replace={false}
          >
            {label}{' '}
            <Text span size="xs" c="dimmed">
              {counts[one] ?? ''}
            </Text>
          </Link>
        ))}
      </nav>
      <Toolbar {...toolbar} phone={phone} />
    </Group>
  )
}

interface ToolbarProps extends Omit<Props, 'tab' | 'counts'> {
  phone: boolean
}

/** On a phone one plus opens a menu. */
function Toolbar({ access, slots, isFirst, withApps, onAddApp, onNew, phone }: ToolbarProps) {
  const { t } = useLingui()
  const isFull = slots?.limit != null && slots.used >= slots.limit
  const canAdd = withApps && access.mayChangeApps
  const canConnect = access.mayManage && !isFirst
  if (!canAdd && !canConnect) return null
  if (phone)
    return (
      <Menu width={220} position="bottom-end">
        <Menu.Target>
          <Button variant="filled" w={44} px={0} aria-label={t`Add`}>
            <IconPlus size={20} stroke={1.8} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconPlug size={18} stroke={1.7} aria-hidden />}
            disabled={!canConnect || access.isOffline}
            onClick={onNew}
          >
            <Trans>New connection</Trans>
          </Menu.Item>
          <Menu.Item
            leftSection={<IconPlus size={18} stroke={1.7} aria-hidden />}
            disabled={!canAdd || isFull}
            onClick={onAddApp}
          >
            <Trans>Add app</Trans>
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    )
  return (
    <Group gap="xs" wrap="nowrap">
      {withApps && slots && <Slots quota={slots} isFull={isFull} />}
      {canAdd && (
        <Button disabled={isFull} leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={onAddApp}>
          <Trans>Add app</Trans>
        </Button>
      )}
      {canConnect && (
        <Button
          variant="filled"
          disabled={access.isOffline}
          title={access.isOffline ? t`Needs a connection, the store checks the key` : undefined}
          leftSection={<IconPlug size={17} stroke={1.8} aria-hidden />}
          onClick={onNew}
        >
          <Trans>New connection</Trans>
        </Button>
      )}
    </Group>
  )
}

function Slots({ quota: { used, limit }, isFull }: { quota: Quota; isFull: boolean }) {
  if (limit === null) return null
  return (
    <Text span size="sm" c="dimmed" role={isFull ? 'status' : undefined}>
      {isFull ? (
        <Trans>You have reached your app limit!</Trans>
      ) : (
        <Trans>
          {used} of {limit} apps
        </Trans>
      )}
    </Text>
  )
}
