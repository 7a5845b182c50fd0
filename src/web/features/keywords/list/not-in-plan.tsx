import { Trans } from '@lingui/react/macro'
import { UpgradeLink } from '#web/ui/access/upgrade-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { useMay } from '#web/session/hooks.ts'
import classes from './not-in-plan.module.css'

interface Props {
  code: 'FEATURE_LOCKED' | 'QUOTA_EXCEEDED'
  /** Goes on without it. */
  onSkip?: () => void
}

/** ERR-057: the plan does not hold this, or no more of it; the other lists still work. */
export function NotInPlan({ code, onSkip }: Props) {
  const mayUpgrade = useMay('billing/edit')
  return (
    <EmptyState
      title={
        code === 'FEATURE_LOCKED' ? (
          <Trans>Your plan doesn't support this data</Trans>
        ) : (
          <Trans>No AI requests left this month</Trans>
        )
      }
      action={
        <span className={classes.actions}>
          {mayUpgrade && (
            <UpgradeLink from="keyword_limit" button={{ variant: 'default' }}>
              <Trans>See plans</Trans>
            </UpgradeLink>
          )}
          {onSkip && (
            <Button variant="subtle" onClick={onSkip}>
              <Trans>Skip</Trans>
            </Button>
          )}
        </span>
      }
    >
      {mayUpgrade ? (
        <Trans>Upgrade, or go on with another source.</Trans>
      ) : (
        <Trans>Ask the account owner for more, or go on with another source.</Trans>
      )}
    </EmptyState>
  )
}
