import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { IconArrowsLeftRight, IconMenu2, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './bottom-tabs.module.css'
import { menuSections, type MenuItem } from './menu-items.tsx'

const [overview, ...others] = menuSections.flatMap((section) => section.items)

/** The views of the overview stand here, where wide windows have them in the bar. */
const tabs: Omit<MenuItem, 'label'>[] = [
  ...(overview ? [{ ...overview, to: '/app-overview/my-app' as const }] : []),
  ...others.slice(0, 1),
  { shortLabel: msg`Competitors`, to: '/app-overview/competitors-app', icon: IconUsers },
  { shortLabel: msg`Compare`, to: '/app-overview/compare', icon: IconArrowsLeftRight },
]

/** A phone's navigation: the first pages, and the menu. */
export function BottomTabs({ onMenu, menuOpen }: { onMenu: () => void; menuOpen: boolean }) {
  const { t, i18n } = useLingui()
  return (
    <nav className={classes.tabs} aria-label={t`Quick menu`}>
      {tabs.map(({ to, shortLabel, icon: Icon }) => (
        <Link key={to} to={to} className={classes.tab}>
          <span className={classes.icon}>
            <Icon size={21} stroke={1.7} aria-hidden />
          </span>
          {i18n._(shortLabel)}
        </Link>
      ))}
      <button type="button" className={classes.tab} onClick={onMenu} aria-haspopup="dialog" aria-expanded={menuOpen}>
        <span className={classes.icon}>
          <IconMenu2 size={21} stroke={1.7} aria-hidden />
        </span>
        <Trans>Menu</Trans>
      </button>
    </nav>
  )
}
