import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowsExchange, IconCalendarRepeat, IconQuote } from '@tabler/icons-react'
import { LockPanel } from '#web/ui/access/lock-panel.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

/** Stands in the place of the page where the plan holds no summaries; those that were made before stay readable. */
export function LockedSummaries() {
  const { t } = useLingui()
  return (
    <LockPanel
      title={<Trans>Review summaries</Trans>}
      points={[
        { icon: IconQuote, text: t`Topics with numbers that lead to their reviews` },
        { icon: IconArrowsExchange, text: t`What changed against the period before` },
        { icon: IconCalendarRepeat, text: t`Made by itself every week or month` },
      ]}
      sample={<PageSkeleton />}
    >
      <Trans>What people write about your app, in two minutes, with proof.</Trans>
    </LockPanel>
  )
}
