import { useLingui } from '@lingui/react/macro'
import type { Identity } from '#contract/auth/auth.ts'
import { brand } from '#web/ui/display/mark.tsx'
import { BrandLink } from './brand-link.tsx'
import classes from './horizontal-menu.module.css'
import { InstallRow } from './install/install-row.tsx'
import { MenuEntries } from './entries/menu-entries.tsx'
import { MenuFrameProvider, type MenuFrame } from './menu-frame.ts'
import { useMenu } from './use-menu.ts'

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
