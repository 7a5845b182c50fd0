import { useLingui } from '@lingui/react/macro'
import { Anchor, Box, Button, Group, Text, ThemeIcon } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { IconButton } from '../controls/icon-button.tsx'
import classes from './message-box.module.css'
import type { Message } from './message.ts'

const colours = { info: 'info', success: 'good', warning: 'warn', error: 'bad' }
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
