import { Trans } from '@lingui/react/macro'
import { IconUserScreen } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import type { Identity } from '#contract/auth/auth.ts'
import classes from './banners.module.css'

/** BAN-012. Stopping leads over the administration page, and back to where one is (TEAM-010). */
export function ImpersonationBanner({ identity }: { identity: Identity }) {
  const back = useLocation({ select: ({ href }) => href })
  const name = `${identity.firstName} ${identity.lastName}`.trim() || identity.email
  return (
    <div className={classes.banner} data-type="impersonation" role="status">
      <IconUserScreen size={17} stroke={1.7} aria-hidden />
      <p>
        <Trans>
          You're signed in as <b>{name}</b>
        </Trans>{' '}
        <span className={classes.email}>{identity.email}</span>
      </p>
      <Link to="/pages/administration" search={{ back }} className={classes.stop} preload={false}>
        <Trans>Stop</Trans>
      </Link>
    </div>
  )
}
