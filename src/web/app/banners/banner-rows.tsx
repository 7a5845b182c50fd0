import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Group, Text } from '@mantine/core'
import {
  IconCalendarClock,
  IconAlertOctagon,
  IconAlertTriangle,
  IconInfoCircle,
  IconSparkles,
  IconUserScreen,
} from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AccountStatus } from '#contract/account-closing.ts'
import { useMay } from '#web/session/hooks.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { ActiveIncident } from '#contract/administration.ts'
import type { Identity } from '#contract/auth/auth.ts'
import classes from './banners.module.css'

/** The account's notice; `at`: ISO 8601, null: not known. */
export type AccountNotice =
  | { kind: 'deletion' | 'plan'; at: string | null }
  /** `days` until the trial ends, rounded up; `hours`: it ends within 24 of them. */
  | { kind: 'trial'; days: number | null; hours: boolean }

/** One at a time: the deletion before the cancelled plan before the cancelled trial (OP-41); null: no notice. */
export function accountNotice(status: AccountStatus): AccountNotice | null {
  if (status.markedForDeletion) return { kind: 'deletion', at: status.scheduledDeletionDate }
  if (status.isPlanCancelled) return { kind: 'plan', at: status.planEndDate }
  if (status.trialCanceled) return { kind: 'trial', days: status.trialEndsAfter, hours: status.trialEndsAfter24hr }
  return null
}

interface BannerProps {
  type: 'account' | 'impersonation' | ActiveIncident['type']
  children: ReactNode
}

/** A row above the page, coloured by its type. */
const Banner = ({ type, children }: BannerProps) => (
  <Group
    className={classes.banner}
    data-type={type}
    role={type === 'error' ? 'alert' : 'status'}
    gap={10}
    wrap="nowrap"
    mih={42}
    px="var(--sg-gutter)"
    py={6}
    fz="sm"
    lh="sm"
  >
    {children}
  </Group>
)

/** BAN-001 to BAN-005. */
export function AccountBanner({ notice }: { notice: AccountNotice }) {
  const mayCancel = useMay('global/cancel_plan')
  return (
    <Banner type="account">
      <IconCalendarClock size={17} stroke={1.7} aria-hidden />
      <Text inherit miw={0}>
        <AccountText notice={notice} />
      </Text>
      {mayCancel && (
        <Link to={notice.kind === 'deletion' ? '/settings/account' : '/settings/plan'}>
          {notice.kind === 'deletion' ? <Trans>Account settings</Trans> : <Trans>Plan settings</Trans>}
        </Link>
      )}
    </Banner>
  )
}

function AccountText({ notice }: { notice: AccountNotice }) {
  if (notice.kind === 'trial') {
    if (notice.hours) return <Trans>Your trial is cancelled and ends within 24 hours.</Trans>
    if (notice.days === null) return <Trans>Your trial is cancelled.</Trans>
    return (
      <Plural
        value={notice.days}
        one="Your trial is cancelled and ends in # day."
        other="Your trial is cancelled and ends in # days."
      />
    )
  }
  const date = notice.at === null ? null : formatDate(notice.at, language())
  if (notice.kind === 'plan')
    return date ? <Trans>Your plan is cancelled and ends on {date}.</Trans> : <Trans>Your plan is cancelled.</Trans>
  return date ? (
    <Trans>Your account is marked for deletion on {date}.</Trans>
  ) : (
    <Trans>Your account is marked for deletion.</Trans>
  )
}

const icons = {
  error: IconAlertOctagon,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
  rainbow: IconSparkles,
}

/** BAN-014 to BAN-016: coloured by type; a link to an address elsewhere opens beside. */
export function IncidentBanner({ incident: { type, title, message, url } }: { incident: ActiveIncident }) {
  const { t } = useLingui()
  const Icon = icons[type]
  const elsewhere = url?.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <Banner type={type}>
      <Icon size={17} stroke={1.7} aria-hidden />
      <Text inherit miw={0}>
        <b>{title}</b> {message}
      </Text>
      {url && (
        <a href={url} {...elsewhere} aria-label={t`More about “${title}”`}>
          <Trans>More</Trans>
        </a>
      )}
    </Banner>
  )
}

/** Staff of a new live server are asked once which sources it may use. */
export const SourcesBanner = () => (
  <Banner type="info">
    <IconInfoCircle size={17} stroke={1.7} aria-hidden />
    <Text inherit miw={0}>
      <Trans>Choose which sources the live market may ask. Until then, it uses only two of them.</Trans>
    </Text>
    <Link to="/pages/administration" search={{ part: 'sources' }}>
      <Trans>Choose sources</Trans>
    </Link>
  </Banner>
)

/** BAN-012. Stopping leads over the administration page, and back to where one is (TEAM-010). */
export function ImpersonationBanner({ identity }: { identity: Identity }) {
  const back = useLocation({ select: ({ href }) => href })
  const name = `${identity.firstName} ${identity.lastName}`.trim() || identity.email
  return (
    <Banner type="impersonation">
      <IconUserScreen size={17} stroke={1.7} aria-hidden />
      <Text inherit miw={0}>
        <Trans>
          You're signed in as <b>{name}</b>
        </Trans>{' '}
        <span className={classes.email}>{identity.email}</span>
      </Text>
      <Link to="/pages/administration" search={{ back }} className={classes.stop} preload={false}>
        <Trans>Stop</Trans>
      </Link>
    </Banner>
  )
}
