import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import { UpgradeLink } from '#web/ui/access/upgrade-link.tsx'
import { Flyout } from '../flyout/flyout.tsx'
import type { LockTopic } from '../entries/menu-entry.ts'
import { Illustration } from './illustration.tsx'
import { lockTexts } from './lock-texts.ts'
import classes from './lock-flyout.module.css'

interface Props {
  label: string
  topic: LockTopic | undefined
  takesFocus: boolean
  onClose: () => void
}

/** MENU-024, OP-29: what a plan would add, and the way to the plans. */
export function LockFlyout({ label, topic = 'app-overview', takesFocus, onClose }: Props) {
  const { i18n } = useLingui()
  const { points, picture } = lockTexts[topic]
  return (
    <Flyout side="right" role="dialog" label={label} takesFocus={takesFocus} onClose={onClose}>
      <div className={classes.content}>
        <Illustration picture={picture} />
        <h2 className={classes.title}>{label}</h2>
        <ul className={classes.benefits}>
          {points.map(({ text }) => (
            <li key={text.id}>
              <IconCheck size={16} stroke={2} aria-hidden />
              {i18n._(text)}
            </li>
          ))}
        </ul>
        <UpgradeLink from="menu" button={{ variant: 'filled', wide: true }} data-mantine-stop-propagation>
          <Trans>See plans</Trans>
        </UpgradeLink>
      </div>
    </Flyout>
  )
}
