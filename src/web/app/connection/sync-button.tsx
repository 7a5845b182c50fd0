import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useConnection } from './use-connection.ts'
import classes from './sync-button.module.css'

interface Props {
  opened: boolean
  onOpen: () => void
  /** Called ahead of a press. */
  onNear: () => void
}

const icons = { online: IconCloudCheck, offline: IconCloudOff, syncing: IconCloudUp }
const STATUS_ID = 'connection'

/**
 * How the connection is and how many changes wait; the whole of it is the button to the pending changes. The words are
 * a status of their own, beside the button, so that they are read out when they change. A red dot: one needs a decision.
 */
export function SyncButton({ opened, onOpen, onNear }: Props) {
  const { t } = useLingui()
  const { state, waiting, attention } = useConnection()
  const Icon = icons[state]
  const names = { online: t`Online`, offline: t`Offline`, syncing: t`Syncing` }
  const count = waiting + attention
  return (
    <div className={classes.sync} data-tour="connection" data-quiet={(state === 'online' && count === 0) || undefined}>
      <UnstyledButton
        className={classes.button}
        aria-label={t`Pending changes`}
        title={t`Pending changes`}
        aria-describedby={STATUS_ID}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={onOpen}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        <Icon size={18} stroke={1.6} aria-hidden />
      </UnstyledButton>
      <div className={classes.status} data-momentary role="status" aria-label={t`Connection`} id={STATUS_ID}>
        {names[state]}
        {waiting > 0 && (
          <span className="sg-visually-hidden">
            {', '}
            {plural(waiting, { one: '# change waiting', other: '# changes waiting' })}
          </span>
        )}
      </div>
      <span className={classes.room} aria-hidden>
        {Object.values(names).map((name) => (
          <span key={name}>{name}</span>
        ))}
      </span>
      <span className={classes.slot} aria-hidden>
        {count > 0 && (
          <span className={classes.count}>
            {count}
            {attention > 0 && <span className={classes.dot} />}
          </span>
        )}
      </span>
    </div>
  )
}
