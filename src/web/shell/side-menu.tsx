import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#web/ui/icon-button.tsx'
import { brand, Mark } from '#web/ui/mark.tsx'
import { MenuList } from './menu-list.tsx'
import classes from './side-menu.module.css'
import { toggleMenu, useMenuCollapsed } from './menu-collapsed.ts'

/** The side menu of wide windows: 260 px, collapsed 80 px (icons with tooltips). */
export function SideMenu() {
  const { t } = useLingui()
  const collapsed = useMenuCollapsed()
  return (
    <div className={classes.side} data-collapsed={collapsed || undefined}>
      <div className={classes.head}>
        {!collapsed && (
          <>
            <Mark size={24} />
            <span className={classes.name} translate="no">
              {brand}
            </span>
          </>
        )}
        <IconButton
          label={collapsed ? t`Expand menu` : t`Collapse menu`}
          aria-expanded={!collapsed}
          onClick={toggleMenu}
          size={28}
        >
          {collapsed ? (
            <IconLayoutSidebarLeftExpand size={18} stroke={1.6} />
          ) : (
            <IconLayoutSidebarLeftCollapse size={18} stroke={1.6} />
          )}
        </IconButton>
      </div>
      <MenuList collapsed={collapsed} />
    </div>
  )
}
