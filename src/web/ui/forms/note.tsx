import { Trans } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCloudOff, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useConnectivity } from '#web/offline/hooks.ts'
import classes from './note.module.css'

const looks = {
  error: { Icon: IconAlertTriangle, color: 'bad' },
  good: { Icon: IconCircleCheck, color: 'good' },
  offline: { Icon: IconCloudOff, color: 'gray' },
  info: { Icon: IconInfoCircle, color: 'gray' },
}

/** Mantine's alert as a line above a form. Its kind decides icon, colour and role: errors are read out at once. */
export function Note({ kind, children }: { kind: keyof typeof looks; children: ReactNode }) {
  const { Icon, color } = looks[kind]
  return (
    <Alert
      classNames={{ root: classes.note, icon: classes.icon, message: classes.message }}
      mod={{ kind }}
      color={color}
      role={kind === 'error' ? 'alert' : 'status'}
      icon={<Icon size={17} stroke={1.7} aria-hidden />}
    >
      {children}
    </Alert>
  )
}

/** Why a form can't be sent now. `isTyped`: the user has typed something, which stays. */
export function OfflineNote({ isTyped = false }: { isTyped?: boolean }) {
  if (useConnectivity() === 'online') return null
  return (
    <Note kind="offline">
      {isTyped ? (
        <Trans>Storeglass can't be reached. You need a connection for this. Your entries stay.</Trans>
      ) : (
        <Trans>Storeglass can't be reached. You need a connection for this.</Trans>
      )}
    </Note>
  )
}
