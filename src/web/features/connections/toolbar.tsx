import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlug, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Quota } from '#contract/billing/plans.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import { Popover } from '#web/ui/overlays/popover.tsx'
import type { Rights } from './rights.ts'
import classes from './connections.module.css'
import menu from './menu.module.css'

interface Props {
  rights: Rights
  /** Of apps; undefined: not known, or not of this tab. */
  slots: Quota | undefined
  /** The page's own way to a new connection stands further down. */
  isFirst: boolean
  /** Not on the tabs of connections. */
  withApps: boolean
  onAddApp: () => void
  onNew: () => void
}

/** What the lists can be added to with; on a phone behind one plus. */
export function Toolbar(props: Props) {
  const phone = usePhone()
  const { rights, slots, isFirst, withApps, onAddApp, onNew } = props
  const { t } = useLingui()
  const isFull = slots?.limit != null && slots.used >= slots.limit
  const canAdd = withApps && rights.mayChangeApps
  const canConnect = rights.mayManage && !isFirst
  const needsConnection = rights.isOffline ? t`Needs a connection, the store checks the key` : undefined
  if (!canAdd && !canConnect) return null
  if (phone) return <Plus {...props} canAdd={canAdd && !isFull} canConnect={canConnect} />
  return (
    <div className={classes.tools}>
      {withApps && slots && <Slots quota={slots} isFull={isFull} />}
      {canAdd && (
        <Button disabled={isFull} icon={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={onAddApp}>
          <Trans>Add app</Trans>
        </Button>
      )}
      {canConnect && (
        <Button
          variant="filled"
          disabled={rights.isOffline}
          title={needsConnection}
          icon={<IconPlug size={17} stroke={1.8} aria-hidden />}
          onClick={onNew}
        >
          <Trans>New connection</Trans>
        </Button>
      )}
    </div>
  )
}

function Slots({ quota: { used, limit }, isFull }: { quota: Quota; isFull: boolean }) {
  if (limit === null) return null
  return (
    <span className={classes.slots} role={isFull ? 'status' : undefined}>
      {isFull ? (
        <Trans>You have reached your app limit.</Trans>
      ) : (
        <Trans>
          {used} of {limit} apps
        </Trans>
      )}
    </span>
  )
}

function Plus({ rights, onAddApp, onNew, canAdd, canConnect }: Props & { canAdd: boolean; canConnect: boolean }) {
  const { t } = useLingui()
  const [opened, setOpened] = useState(false)
  const act = (task: () => void) => () => {
    setOpened(false)
    task()
  }
  return (
    <Popover
      opened={opened}
      onClose={() => setOpened(false)}
      title={<Trans>Add</Trans>}
      trigger={
        <Button
          variant="filled"
          className={classes.plus}
          aria-label={t`Add`}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <IconPlus size={20} stroke={1.8} aria-hidden />
        </Button>
      }
    >
      <ul className={menu.menu}>
        <li>
          <button type="button" disabled={!canConnect || rights.isOffline} onClick={act(onNew)}>
            <IconPlug size={18} stroke={1.7} aria-hidden />
            <Trans>New connection</Trans>
          </button>
        </li>
        <li>
          <button type="button" disabled={!canAdd} onClick={act(onAddApp)}>
            <IconPlus size={18} stroke={1.7} aria-hidden />
            <Trans>Add app</Trans>
          </button>
        </li>
      </ul>
    </Popover>
  )
}
