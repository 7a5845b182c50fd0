import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { initials } from './initials.ts'
import { UserMenuItems } from './user-menu-items.tsx'
import classes from './user-menu.module.css'

const LogOutDialog = lazyWithRetry(() => import('./log-out-dialog.tsx'))

/** The initials at the right end of the bar and the menu behind them (BAR-021). */
export function UserMenu({ identity, onSearch }: { identity: Identity; onSearch: () => void }) {
  const { t } = useLingui()
  const letters = initials(identity)
  const [opened, setOpened] = useState(false)
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      <Popover
        className={classes.root}
        opened={opened}
        onClose={() => setOpened(false)}
        title={t`User menu`}
        align="right"
        width={272}
        trigger={
          <button
            type="button"
            className={classes.badge}
            aria-label={t`User menu ${letters}`}
            aria-haspopup="menu"
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            {letters}
          </button>
        }
      >
        <UserMenuItems
          identity={identity}
          onClose={() => setOpened(false)}
          onSearch={() => {
            setOpened(false)
            onSearch()
          }}
          onLogOut={() => {
            setOpened(false)
            setLeaving(true)
          }}
        />
      </Popover>
      {leaving && <LogOutDialog onStay={() => setLeaving(false)} />}
    </>
  )
}
