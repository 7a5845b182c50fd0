import { Plural, Trans } from '@lingui/react/macro'
import { UpgradeLink } from '#web/ui/access/upgrade-link.tsx'
import { useWayToMore } from '#web/ui/access/use-way-to-more.ts'
import classes from './monitor.module.css'

/** KEY-030: how many keywords the plan has no slot for, and what can be done. */
export function BeyondPlan({ count }: { count: number }) {
  const way = useWayToMore()
  if (count === 0) return null
  return (
    <p className={classes.note} role="status">
      <span>
        {way === null ? (
          <Plural
            value={count}
            one="# keyword is beyond the limit, the newest one. It stays, but isn't updated."
            other="# keywords are beyond the limit, the newest ones. They stay, but aren't updated."
          />
        ) : (
          <Plural
            value={count}
            one="# keyword is beyond the slots of your plan, the newest one. It stays, but isn't updated."
            other="# keywords are beyond the slots of your plan, the newest ones. They stay, but aren't updated."
          />
        )}
      </span>
      <span>
        {way === 'plans' ? (
          <>
            <Trans>Stop tracking others, or</Trans>{' '}
            <UpgradeLink from="keyword_limit">
              <Trans>see plans</Trans>
            </UpgradeLink>
          </>
        ) : way === 'owner' ? (
          <Trans>Stop tracking others, or ask the account owner for more.</Trans>
        ) : (
          <Trans>Stop tracking others to make room.</Trans>
        )}
      </span>
    </p>
  )
}
