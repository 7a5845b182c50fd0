import { useLingui } from '@lingui/react/macro'
import { IconChevronsDown, IconMenu2 } from '@tabler/icons-react'
import { select } from '#web/offline/selection.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { usePageTitle } from '../layout/use-page-title.ts'
import classes from './hidden-bar.module.css'

/** What is left of the top bar where the user has hidden it: the page's title for who hears it, and the ways on. */
export function HiddenBar({ isMenuOpen, onMenu }: { isMenuOpen: boolean; onMenu: () => void }) {
  const { t } = useLingui()
  return (
    <header className={classes.bar}>
      <h1 className="sg-visually-hidden">{usePageTitle()}</h1>
      <span className={classes.burger}>
        <IconButton bordered label={t`Menu`} aria-haspopup="dialog" aria-expanded={isMenuOpen} onClick={onMenu}>
          <IconMenu2 size={18} stroke={1.7} />
        </IconButton>
      </span>
      <IconButton bordered label={t`Show the top bar`} onClick={() => select({ navbar: 'static' })}>
        <IconChevronsDown size={18} stroke={1.7} />
      </IconButton>
    </header>
  )
}
