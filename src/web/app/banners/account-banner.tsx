import { Plural, Trans } from '@lingui/react/macro'
import { IconCalendarClock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMay } from '#web/session/hooks.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { AccountNotice } from './account-notice.ts'
import classes from './banners.module.css'

/** BAN-001 to BAN-005. */
export function AccountBanner({ notice }: { notice: AccountNotice }) {
  const mayCancel = useMay('global/cancel_plan')
  return (
    <div className={classes.banner} data-type="account" role="status">
      <IconCalendarClock size={17} stroke={1.7} aria-hidden />
      <p>
        <Text notice={notice} />
      </p>
      {mayCancel && (
        <Link to={notice.kind === 'deletion' ? '/settings/account' : '/settings/plan'}>
          {notice.kind === 'deletion' ? <Trans>Account settings</Trans> : <Trans>Plan settings</Trans>}
        </Link>
      )}
    </div>
  )
}

function Text({ notice }: { notice: AccountNotice }) {
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
