import { useLingui } from '@lingui/react/macro'
import { Anchor, Box, Button, Group, Text, ThemeIcon } from '@mantine/core'
import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications, type NotificationData } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { IconButton } from '../controls/icon-button.tsx'
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

const colours = { info: 'info', success: 'good', warning: 'warn', error: 'bad' }
const icons = { info: IconInfoCircle, success: IconCheck, warning: IconAlertTriangle, error: IconAlertTriangle }

interface MessageBoxProps {
  message: Message & Required<Pick<Message, 'kind' | 'actions'>>
  canClose: boolean
  onClose: () => void
}

/** One message: a toast where there is a description, else a snackbar. */
function MessageBox({ message, canClose, onClose }: MessageBoxProps) {
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
      <Group className={classes.snackbar} gap="sm" wrap="nowrap">
        <Text fw={540} flex={1} miw={0}>
          {title}
        </Text>
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
      </Group>
    )
  }

  const Icon = icons[kind]
  return (
    <Group className={classes.toast} align="flex-start" gap="sm" wrap="nowrap">
      <ThemeIcon variant="light" color={colours[kind]} size={36} radius={9} mod={{ kind }}>
        <Icon size={19} stroke={1.7} aria-hidden />
      </ThemeIcon>
      <Box flex={1} miw={0}>
        <Text fw={630}>{title}</Text>
        <Text className={classes.description} size="sm" lh="sm" c="dimmed" mt={2}>
          {description}
        </Text>
        {actions.length > 0 && (
          <Group gap={6} mt={10}>
            {actions.map(({ label, onClick }, index) => (
              <Button
                key={label}
                size="sm"
                {...(index === 0 ? {} : { variant: 'subtle', color: 'gray' })}
                onClick={() => act(onClick)}
              >
                {label}
              </Button>
            ))}
          </Group>
        )}
      </Box>
      {close}
    </Group>
  )
}
