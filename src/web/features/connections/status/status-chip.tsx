import { useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconClockPause,
  IconHourglass,
  IconKeyOff,
  IconPlug,
  IconPlugConnectedX,
  IconSparkles,
  type Icon,
} from '@tabler/icons-react'
import classes from './status-chip.module.css'

/** How a connection stands, as one reads it. */
export type ChipKind =
  | 'connected'
  | 'broken'
  | 'permission'
  | 'blocked'
  | 'rate-limited'
  | 'error'
  | 'available'
  | 'problem'
  | 'pending'
  | 'new'

/** CONN-004, CONN-005, CONN-006. */
const looks: Record<
  ChipKind,
  { label: MessageDescriptor; tone: 'good' | 'warn' | 'bad' | 'acc' | 'line'; icon: Icon }
> = {
  connected: { label: msg`Connected`, tone: 'good', icon: IconCircleCheck },
  broken: { label: msg`Broken`, tone: 'bad', icon: IconPlugConnectedX },
  permission: { label: msg`Permission missing`, tone: 'warn', icon: IconKeyOff },
  blocked: { label: msg`Blocked`, tone: 'bad', icon: IconBan },
  'rate-limited': { label: msg`Rate limited`, tone: 'warn', icon: IconClockPause },
  error: { label: msg`Error`, tone: 'bad', icon: IconPlugConnectedX },
  available: { label: msg`Available to connect`, tone: 'line', icon: IconPlug },
  problem: { label: msg`Problem`, tone: 'bad', icon: IconAlertTriangle },
  pending: { label: msg`Pending`, tone: 'acc', icon: IconHourglass },
  new: { label: msg`New`, tone: 'acc', icon: IconSparkles },
}

/** `onOpen`: it opens the connection; left out: it only tells. `of`: what it is about, for screen readers. */
export function StatusChip({ kind, of, onOpen }: { kind: ChipKind; of?: string; onOpen?: () => void }) {
  const { i18n } = useLingui()
  const { label, tone, icon: Sign } = looks[kind]
  const content = (
    <>
      <Sign size={14} stroke={1.8} aria-hidden />
      {i18n._(label)}
    </>
  )
  return onOpen ? (
    <button
      type="button"
      className={classes.chip}
      data-tone={tone}
      aria-label={[i18n._(label), of].filter(Boolean).join(', ')}
      onClick={onOpen}
    >
      {content}
    </button>
  ) : (
    <span className={classes.chip} data-tone={tone}>
      {content}
    </span>
  )
}
