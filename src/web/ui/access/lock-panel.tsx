import { Trans } from '@lingui/react/macro'
import { IconLock, type Icon } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import classes from './lock-panel.module.css'
import { UpgradeLink } from './upgrade-link.tsx'

interface Props {
  /** The feature's name. */
  title: ReactNode
  /** One sentence on what it is. */
  children: ReactNode
  /** What it is good for, three of them. */
  points: readonly { icon: Icon; text: string }[]
  /** What the page would look like: shapes without any data, blurred behind the panel. */
  sample: ReactNode
}

/** Stands in the place of a page that the plan does not hold (OV-051). */
export function LockPanel({ title, children, points, sample }: Props) {
  const headingId = useId()
  return (
    <div className={classes.page}>
      <div className={classes.sample} aria-hidden inert>
        {sample}
      </div>
      <section className={classes.panel} aria-labelledby={headingId}>
        <p className={classes.plan}>
          <IconLock size={15} stroke={1.7} aria-hidden />
          <Trans>Not in the Free plan</Trans>
        </p>
        <h2 className={classes.title} id={headingId}>
          {title}
        </h2>
        <p className={classes.text}>{children}</p>
        <ul className={classes.points}>
          {points.map(({ icon: Sign, text }) => (
            <li key={text}>
              <span className={classes.icon}>
                <Sign size={18} stroke={1.7} aria-hidden />
              </span>
              {text}
            </li>
          ))}
        </ul>
        <UpgradeLink from="locked_page" button={{ variant: 'filled', size: 'large', wide: true }}>
          <Trans>Upgrade</Trans>
        </UpgradeLink>
      </section>
    </div>
  )
}
