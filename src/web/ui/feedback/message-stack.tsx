import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications, type NotificationData } from '@mantine/notifications'
import { MessageBox } from './message-box.tsx'
import classes from './message-stack.module.css'
import type { Message } from './message.ts'

/** Most messages on screen; older ones wait for their turn behind them. */
const STACK_MAX = 3
/** LIM-014. */
const CLOSE_AFTER_MS = 5000
/** BAN-024: what asks for something gives more time to answer. */
const CLOSE_WITH_ACTIONS_AFTER_MS = 10_000

/** The library's own stack, in place of its portal: our live region is around it. */
export function MessageStack() {
  return (
    <Notifications
      withinPortal={false}
      position="bottom-right"
      limit={STACK_MAX}
      containerWidth={375}
      notificationMaxHeight={400}
      transitionDuration={200}
      zIndex={400}
      classNames={{ root: classes.stack, notification: classes.message }}
    />
  )
}

/** Shows a message in front of those with a lower `priority`; one that is there becomes this one. */
export function show(id: string, message: Message, priority: number, onGone: (id: string) => void): void {
  const { kind = 'info', title, actions = [] } = message
  const stays = message.stays ?? (kind === 'error' && actions.length > 0)
  const autoClose = stays ? false : actions.length > 0 ? CLOSE_WITH_ACTIONS_AFTER_MS : CLOSE_AFTER_MS
  const data: NotificationData = {
    id,
    message: title,
    priority,
    autoClose,
    role: kind === 'error' ? 'alert' : 'presentation',
    // It fades and rises (message-stack.module.css), where the library's would slide in from the side.
    style: { transform: 'translateX(0)', transitionTimingFunction: 'var(--sg-ease)' },
    renderNotification: () => (
      <MessageBox message={{ ...message, kind, actions }} canClose={stays} onClose={() => hide(id)} />
    ),
    onClose: () => onGone(id),
    // The library stops the clock for the pointer alone.
    onFocusCapture: () => notifications.update({ ...data, autoClose: false }),
    onBlurCapture: () => notifications.update(data),
  }
  notifications.show(data)
  notifications.update(data)
}

export function hide(id: string): void {
  notifications.hide(id)
}
