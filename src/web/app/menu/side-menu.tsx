import { useLingui } from '@lingui/react/macro'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useSelection } from '#web/offline/hooks.ts'
import { select } from '#web/offline/selection.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { brand } from '#web/ui/display/mark.tsx'
import { BrandLink } from './brand-link.tsx'
import { InstallRow } from './install/install-row.tsx'
import { MenuList } from './menu-list.tsx'
import classes from './side-menu.module.css'

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
