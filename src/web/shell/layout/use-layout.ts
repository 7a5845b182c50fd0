import { useSelection } from '#web/offline/hooks.ts'

/** MENU-003, OP-26: how the user wants the frame around the pages. `looks`: what its styles go by. */
export function useLayout() {
  const { menuLayout, menuHidden, menuCollapsed, navbar, footerHidden, content } = useSelection()
  const menu = menuHidden ? ('hidden' as const) : menuLayout
  const looks = {
    'data-menu': menu,
    'data-collapsed': menuCollapsed || undefined,
    'data-navbar': navbar,
    'data-footer': footerHidden ? 'hidden' : undefined,
    'data-content': content,
  }
  return { menu, navbar, looks }
}
