import { Trans } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import { UpgradeLink, useWayToMore } from '#web/ui/access/upgrade-link.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

interface Props {
  code: 'FEATURE_LOCKED' | 'QUOTA_EXCEEDED'
  /** Goes on without it. */
  onSkip?: () => void
}

/** ERR-057: the plan does not hold this, or no more of it; the other lists still work. */
export function NotInPlan({ code, onSkip }: Props) {
  const way = useWayToMore()
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
        <Group component="span" gap="xs" justify="center">
          {way === 'plans' && (
            <UpgradeLink from="keyword_limit" button={{ variant: 'default' }}>
              <Trans>See plans</Trans>
            </UpgradeLink>
          )}
          {onSkip && (
            <Button variant="subtle" onClick={onSkip}>
              <Trans>Skip</Trans>
            </Button>
          )}
        </Group>
      }
    >
      {way === 'plans' ? (
        <Trans>Upgrade, or continue with another source.</Trans>
      ) : way === 'owner' ? (
        <Trans>Ask the account owner for more, or continue with another source.</Trans>
      ) : (
        <Trans>Continue with another source.</Trans>
      )}
    </EmptyState>
  )
}
