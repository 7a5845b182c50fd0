import { useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import classes from './message-stack.module.css'
import { dismiss, type ShownMessage } from './notify.ts'

/** Most messages on screen; older ones wait for their turn behind them. */
const STACK_MAX = 3
/** LIM-014. */
const CLOSE_AFTER_MS = 5000

const icons = { info: IconInfoCircle, success: IconCheck, warning: IconAlertTriangle, error: IconAlertTriangle }

export default function MessageStack({ messages }: { messages: readonly ShownMessage[] }) {
  return (
    <div className={classes.stack}>
      {messages.slice(-STACK_MAX).map((message) => (
        <MessageBox key={message.id} message={message} />
      ))}
    </div>
  )
}

function MessageBox({ message }: { message: ShownMessage }) {
  const { t } = useLingui()
  const [isHeld, setHeld] = useState(false)
  const left = useRef(CLOSE_AFTER_MS)
  const { id, kind = 'info', title, description, actions = [], stays } = message
  const Icon = icons[kind]
  const isToast = description !== undefined

  useEffect(() => {
    if (stays || isHeld) return
    const since = Date.now()
    const timer = setTimeout(() => dismiss(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - since
    }
  }, [id, stays, isHeld])

  return (
    // Pointer and focus only stop the clock; the actions are buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classes.message}
      data-kind={kind}
      data-toast={isToast || undefined}
      role={kind === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {isToast && (
        <span className={classes.icon}>
          <Icon size={19} stroke={1.7} aria-hidden />
        </span>
      )}
      <div className={classes.text}>
        <p className={classes.title}>{title}</p>
        {description && <p className={classes.description}>{description}</p>}
        {isToast && actions.length > 0 && (
          <div className={classes.actions}>
            {actions.map((action, index) => (
              <Button
                key={action.label}
                size="small"
                {...(index === 0 ? {} : { variant: 'subtle', tone: 'plain' })}
                onClick={() => act(message, action.onClick)}
              >
                {action.label}
              </Button>
            ))}
          </div>
        )}
      </div>
      {!isToast && actions[0] && (
        <button type="button" className={classes.action} onClick={() => act(message, actions[0]?.onClick)}>
          {actions[0].label}
        </button>
      )}
      {(isToast || stays) && (
        <IconButton label={t`Close`} size={28} onClick={() => dismiss(id)}>
          <IconX size={16} stroke={1.7} />
        </IconButton>
      )}
    </div>
  )
}

function act(message: ShownMessage, onClick: (() => void) | undefined) {
  dismiss(message.id)
  onClick?.()
}
