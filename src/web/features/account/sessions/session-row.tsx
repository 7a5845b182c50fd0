import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Group, Stack, Text } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { DeviceSession, SignInMethod } from '#contract/auth/sessions.ts'
import { formatDate, formatTime } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { deviceOf } from './device-name.ts'
import classes from './sessions.module.css'

interface Props {
  session: DeviceSession
  isBusy: boolean
  isDisabled: boolean
  onEnd: () => void
}

export function SessionRow({ session, isBusy, isDisabled, onEnd }: Props) {
  const { t } = useLingui()
  const { browser, system } = deviceOf(session.userAgent)
  const device = [browser, system].filter(Boolean).join(', ') || t`Unknown device`
  const Icon = system === 'iPhone' || system === 'iPad' || system === 'Android' ? IconDeviceMobile : IconDeviceDesktop
  const began = formatDate(session.createdAt, language())
  const used = moment(session.lastUsedAt)
  return (
    <li className={classes.session}>
      <Icon className={classes.icon} size={20} stroke={1.6} aria-hidden />
      <Stack gap={0} flex={1} miw={0}>
        <Group gap="2px 8px" fw={540}>
          {device}
          {session.current && (
            <Badge color="good">
              <Trans>This device</Trans>
            </Badge>
          )}
        </Group>
        <Text size="sm" lh="19px" c="dimmed">
          <Trans>Last used {used}</Trans>
        </Text>
        <Text size="sm" lh="19px" c="dimmed">
          <Trans>Since {began}</Trans>
          {session.method && <> · {methods[session.method]}</>}
        </Text>
      </Stack>
      {!session.current && (
        <Button size="sm" busy={isBusy} disabled={isDisabled} aria-label={t`End session: ${device}`} onClick={onEnd}>
          <Trans>End</Trans>
        </Button>
      )}
    </li>
  )
}

const methods: Record<SignInMethod, ReactNode> = {
  password: <Trans>with a password</Trans>,
  google: <Trans>with Google</Trans>,
  apple: <Trans>with Apple</Trans>,
  'mailed-link': <Trans>with an e-mailed link</Trans>,
  'login-token': <Trans>with a log-in link</Trans>,
  demo: <Trans>demo</Trans>,
}

const moment = (at: string) => `${formatDate(at, language())}, ${formatTime(Date.parse(at), language())}`
