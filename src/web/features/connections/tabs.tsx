import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import type { Tab } from './place.ts'
import classes from './connections.module.css'

interface Props {
  tab: Tab
  /** How many there are; undefined: not known yet. */
  counts: Record<Tab, number | undefined>
}

/** The three lists, each with how many it holds. */
export function Tabs({ tab, counts }: Props) {
  const { t } = useLingui()
  const phone = usePhone()
  const tabs: [Tab, ReactNode][] = [
    ['my-apps', <Trans key="apps">My apps</Trans>],
    ['stores', <Trans key="stores">Stores</Trans>],
    ['ad-platforms', phone ? <Trans key="ads">Ads</Trans> : <Trans key="ads">Ad platforms</Trans>],
  ]
  return (
    <nav className={classes.tabs} aria-label={t`Connections`}>
      {tabs.map(([one, label]) => (
        <Link
          key={one}
          to="/connection/{-$tab}"
          params={{ tab: one }}
          search={{}}
          aria-current={one === tab ? 'page' : undefined}
          replace={false}
        >
          {label} <span className={classes.count}>{counts[one] ?? ''}</span>
        </Link>
      ))}
    </nav>
  )
}
