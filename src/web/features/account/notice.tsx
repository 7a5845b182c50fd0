import { IconAlertTriangle, IconCloudOff, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

const icons = { error: IconAlertTriangle, offline: IconCloudOff, info: IconInfoCircle }

/** A line about what is below it: what failed, or what can't be done now. Errors are read out at once. */
export function Notice({ kind, children }: { kind: keyof typeof icons; children: ReactNode }) {
  const Icon = icons[kind]
  return (
    <div className={classes.notice} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon size={18} stroke={1.7} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
