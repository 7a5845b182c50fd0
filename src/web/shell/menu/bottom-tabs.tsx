import { Trans, useLingui } from '@lingui/react/macro'
import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './bottom-tabs.module.css'
import { menuSections } from './menu-items.tsx'

const tabs = menuSections.flatMap((section) => section.items).slice(0, 4)

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
