import { useLingui } from '@lingui/react/macro'
import { Anchor } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import classes from './message-box.module.css'
import type { Message } from './message.ts'

const icons = { info: IconInfoCircle, success: IconCheck, warning: IconAlertTriangle, error: IconAlertTriangle }

interface Props {
  message: Message & Required<Pick<Message, 'kind' | 'actions'>>
  canClose: boolean
  onClose: () => void
}

/** One message: a toast where there is a description, else a snackbar. */
export function MessageBox({ message, canClose, onClose }: Props) {
  const { t } = useLingui()
  const { kind, title, description, actions } = message
  const act = (onClick: () => void) => {
    onClose()
    onClick()
  }
  const close = (
    <IconButton label={t`Close`} size={28} onClick={onClose}>
      <IconX size={16} stroke={1.7} />
    </IconButton>
  )

  if (description === undefined) {
    return (
      <div className={classes.snackbar}>
        <p className={classes.title}>{title}</p>
        {actions.slice(0, 1).map(({ label, onClick }) => (
          <Anchor
            key={label}
            component="button"
            type="button"
            className={classes.action}
            c="inherit"
            fw={630}
            underline="always"
            onClick={() => act(onClick)}
          >
            {label}
          </Anchor>
        ))}
        {canClose && close}
      </div>
    )
  }

  const Icon = icons[kind]
  return (
    <div className={classes.toast}>
      <span className={classes.icon} data-kind={kind}>
        <Icon size={19} stroke={1.7} aria-hidden />
      </span>
      <div className={classes.text}>
        <p className={classes.title}>{title}</p>
        <p className={classes.description}>{description}</p>
        {actions.length > 0 && (
          <div className={classes.actions}>
            {actions.map(({ label, onClick }, index) => (
              <Button
                key={label}
                size="small"
                {...(index === 0 ? {} : { variant: 'subtle', tone: 'plain' })}
                onClick={() => act(onClick)}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
      {close}
    </div>
  )
}
