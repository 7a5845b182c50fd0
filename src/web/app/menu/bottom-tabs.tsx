import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { UnstyledButton } from '@mantine/core'
import { IconLayoutDashboard, IconListSearch, IconMenu2, IconMessage, IconUsers } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import classes from './bottom-tabs.module.css'

/** They include the views of the overview, which wide windows have in the bar; `with`: how the paths of further pages of a tab begin. */
const tabs = [
  { label: msg`Overview`, to: '/app-overview/my-app', icon: IconLayoutDashboard },
  { label: msg`Keywords`, to: '/analyze-keywords/keyword-research', with: '/analyze-keywords/', icon: IconListSearch },
  { label: msg`Reviews`, to: '/rr/reply-to-reviews', with: '/rr/', icon: IconMessage },
  { label: msg`Competitors`, to: '/app-overview/competitors-app', with: '/app-overview/compare', icon: IconUsers },
] as const

/** A phone's navigation: the first pages, and the menu. */
export function BottomTabs({ onMenu, menuOpen }: { onMenu: () => void; menuOpen: boolean }) {
  const { t, i18n } = useLingui()
  const page = useLocation({ select: ({ pathname }) => pathname })
  return (
    <nav className={classes.tabs} aria-label={t`Quick menu`}>
      {tabs.map(({ to, label, icon: Icon, ...tab }) => (
        <Link
          key={to}
          to={to}
          className={classes.tab}
          aria-current={page !== to && 'with' in tab && page.startsWith(tab.with) ? 'true' : undefined}
        >
          <span className={classes.icon}>
            <Icon size={21} stroke={1.7} aria-hidden />
          </span>
          {i18n._(label)}
        </Link>
      ))}
      <UnstyledButton className={classes.tab} onClick={onMenu} aria-haspopup="dialog" aria-expanded={menuOpen}>
        <span className={classes.icon}>
          <IconMenu2 size={21} stroke={1.7} aria-hidden />
        </span>
        <Trans>Menu</Trans>
      </UnstyledButton>
    </nav>
  )
}
