import { useLingui } from '@lingui/react/macro'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSelection } from '#web/offline/hooks.ts'
import { select } from '#web/offline/selection.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { brand, Mark } from '#web/ui/display/mark.tsx'
import type { Identity } from '#contract/auth/auth.ts'
import { InstallRow } from './install-row.tsx'
import { MenuList } from './menu-list.tsx'
import { MenuEntries } from './menu-entries.tsx'
import { MenuFrameProvider, type MenuFrame } from './menu-context.ts'
import { useMenu } from './use-menu.ts'
import classes from './wide-menus.module.css'

/** The side menu of wide windows: 260 px, collapsed 80 px with icons only (MENU-034). */
export function SideMenu() {
  const { t } = useLingui()
  const { menuCollapsed } = useSelection()
  const Icon = menuCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <aside className={classes.side} aria-label={brand} data-collapsed={menuCollapsed || undefined}>
      <div className={classes.head}>
        {!menuCollapsed && <BrandLink />}
        <IconButton
          label={menuCollapsed ? t`Expand menu` : t`Collapse menu`}
          aria-expanded={!menuCollapsed}
          onClick={() => select({ menuCollapsed: !menuCollapsed })}
          size={28}
        >
          <Icon size={18} stroke={1.6} />
        </IconButton>
      </div>
      <MenuList collapsed={menuCollapsed} />
      <InstallRow collapsed={menuCollapsed} />
    </aside>
  )
}

// Here they open beside or below their rows.
const noneUnfolds = { isOpen: () => false, toggle: () => {} } satisfies Partial<MenuFrame>

/** MENU-002: the main menu as a row below the top bar of a wide window; its groups open below it. */
export function HorizontalMenu({ identity }: { identity: Identity }) {
  const { t } = useLingui()
  const { sections, plan, legacy } = useMenu(identity)
  return (
    <aside className={classes.row} aria-label={brand}>
      <BrandLink />
      <MenuFrameProvider value={{ identity, plan, legacy, groups: 'below', iconsOnly: false, ...noneUnfolds }}>
        <nav className={classes.menu} aria-label={t`Main menu`}>
          <MenuEntries entries={sections.flatMap(({ entries }) => entries)} />
        </nav>
      </MenuFrameProvider>
      <InstallRow collapsed />
    </aside>
  )
}

/** MENU-008, MENU-038: mark and name, which lead to the start page; drawn for the light and for the dark appearance. */
export function BrandLink({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <Link to="/home" className={classes.brand} onClick={onNavigate}>
      <Mark size={24} />
      <span className={classes.name} translate="no">
        {brand}
      </span>
    </Link>
  )
}
