import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, ThemeIcon } from '@mantine/core'
import {
  IconAlertTriangle,
  IconBan,
  IconBrandApple,
  IconBrandAppstore,
  IconBrandGooglePlay,
  IconCircleCheck,
  IconClockPause,
  IconHourglass,
  IconKeyOff,
  IconPlug,
  IconPlugConnectedX,
  IconSparkles,
  IconSpeakerphone,
  type Icon,
} from '@tabler/icons-react'
import type { Connection, Provider } from '#contract/connections/connection.ts'
import { formatDate, formatTime } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import classes from './connections.module.css'

/** The state of a connection as users read it. */
export type Status =
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
const looks: Record<Status, { label: MessageDescriptor; color: string; icon: Icon }> = {
  connected: { label: msg`Connected`, color: 'good', icon: IconCircleCheck },
  broken: { label: msg`Broken`, color: 'bad', icon: IconPlugConnectedX },
  permission: { label: msg`Permission missing`, color: 'warn', icon: IconKeyOff },
  blocked: { label: msg`Blocked`, color: 'bad', icon: IconBan },
  'rate-limited': { label: msg`Rate limited`, color: 'warn', icon: IconClockPause },
  error: { label: msg`Error`, color: 'bad', icon: IconPlugConnectedX },
  available: { label: msg`Available to connect`, color: 'gray', icon: IconPlug },
  problem: { label: msg`Problem`, color: 'bad', icon: IconAlertTriangle },
  pending: { label: msg`Pending`, color: 'iris', icon: IconHourglass },
  new: { label: msg`New`, color: 'iris', icon: IconSparkles },
}

interface StatusBadgeProps {
  status: Status
  /** Name of the connection, for screen readers. */
  of?: string
  /** Makes the badge a button that opens the connection. */
  onOpen?: () => void
}

export function StatusBadge({ status, of, onOpen }: StatusBadgeProps) {
  const { i18n } = useLingui()
  const { label, color, icon: StatusIcon } = looks[status]
  const name = i18n._(label)
  const look = {
    color,
    variant: status === 'available' ? 'outline' : 'light',
    leftSection: <StatusIcon size={14} stroke={1.8} aria-hidden />,
  }
  if (!onOpen)
    return (
      <Badge component="span" {...look}>
        {name}
      </Badge>
    )
  return (
    <Badge
      component="button"
      type="button"
      className={classes.statusButton}
      {...look}
      aria-label={[name, of].filter(Boolean).join(', ')}
      onClick={onOpen}
    >
      {name}
    </Badge>
  )
}

const providerIcons: Record<Provider, Icon> = {
  'app-store-connect': IconBrandApple,
  'google-play': IconBrandGooglePlay,
  'apple-ads': IconBrandAppstore,
  'google-ads': IconSpeakerphone,
}

/** A provider's icon, beside its name. */
export function ProviderIcon({ provider, size }: { provider: Provider; size: number }) {
  const Sign = providerIcons[provider]
  return <Sign size={size} stroke={1.7} aria-hidden />
}

/** A provider's icon on a tile. `size`: of the tile, px. */
export const ProviderTile = ({ provider, size }: { provider: Provider; size: number }) => (
  <ThemeIcon variant="light" color="gray" size={size}>
    <ProviderIcon provider={provider} size={Math.round(size * 0.55)} />
  </ThemeIcon>
)

/** Since when the connection has been in its state. */
export function Since({ connection }: { connection: Connection }) {
  const day = formatDate(connection.since, language())
  return <Trans>Since {day}</Trans>
}

/** When a rate limit ends. */
export function ContinuesAt({ at }: { at: string }) {
  const time = formatTime(Date.parse(at), language())
  return <Trans>Resumes at {time}</Trans>
}
