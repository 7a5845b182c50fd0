import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import buttons from '#web/ui/button.module.css'
import { UpgradeLink } from '#web/ui/upgrade-link.tsx'
import { Flyout } from '../flyout.tsx'
import type { LockTopic } from '../menu-entry.ts'
import { Illustration } from './illustration.tsx'
import classes from './lock-flyout.module.css'

interface Props {
  label: string
  topic: LockTopic | undefined
  takesFocus: boolean
  onClose: () => void
}

/** MENU-024, OP-29: what a plan would add, and the way to the plans. */
export function LockFlyout({ label, topic = 'overview', takesFocus, onClose }: Props) {
  const { t } = useLingui()
  const benefits: Record<LockTopic, [string, string, string]> = {
    overview: [
      t`Your whole store listing at a glance`,
      t`Side by side with your competitors`,
      t`Downloads, revenue, rankings and ratings`,
    ],
    keywords: [
      t`Every keyword that the app ranks for`,
      t`How often it is searched, and how hard it is`,
      t`Which words your texts still lack`,
    ],
    market: [
      t`Every change of the listing, day by day`,
      t`Where and when the store featured the app`,
      t`The same for each of your competitors`,
    ],
  }
  return (
    <Flyout side="right" role="dialog" label={label} takesFocus={takesFocus} onClose={onClose}>
      <div className={classes.content}>
        <Illustration topic={topic} />
        <h2 className={classes.title}>{label}</h2>
        <ul className={classes.benefits}>
          {benefits[topic].map((benefit) => (
            <li key={benefit}>
              <IconCheck size={16} stroke={2} aria-hidden />
              {benefit}
            </li>
          ))}
        </ul>
        <UpgradeLink from="menu" className={buttons.filled} data-wide data-mantine-stop-propagation>
          <Trans>See plans</Trans>
        </UpgradeLink>
      </div>
    </Flyout>
  )
}
