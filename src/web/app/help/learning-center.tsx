import { useLingui } from '@lingui/react/macro'
import { IconSchool } from '@tabler/icons-react'
import { useState, useEffect, useRef } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { moveFocus } from '#web/ui/overlays/move-focus.ts'
import classes from '../account/user-menu.module.css'
import { LearningItem } from './learning-item.tsx'
import { useLearning } from './use-learning.ts'

/** The button of the learning centre and the menu behind it (BAR-018). */
export function LearningCenter({ identity }: { identity: Identity }) {
  const { t } = useLingui()
  const [opened, setOpened] = useState(false)
  return (
    <Popover
      opened={opened}
      onClose={() => setOpened(false)}
      title={t`Learning center`}
      align="right"
      width={256}
      trigger={
        <IconButton
          label={t`Learning center`}
          size={36}
          aria-haspopup="menu"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <IconSchool size={19} stroke={1.6} />
        </IconButton>
      }
    >
      <LearningMenu identity={identity} onClose={() => setOpened(false)} />
    </Popover>
  )
}

interface MenuProps {
  identity: Identity
  onClose: () => void
}

/** The entries of the learning centre as a menu. */
export function LearningMenu({ identity, onClose }: MenuProps) {
  const { t } = useLingui()
  const menu = useRef<HTMLDivElement>(null)
  const entries = useLearning(identity)
  const hasEntries = entries.length > 0
  // Their addresses may come after the menu, which holds the focus for them meanwhile.
  useEffect(() => menu.current?.focus(), [])
  useEffect(() => {
    const shown = menu.current
    if (hasEntries && document.activeElement === shown) shown?.querySelector<HTMLElement>('a, button')?.focus()
  }, [hasEntries])
  return (
    <div
      className={classes.menu}
      role="menu"
      aria-label={t`Learning center`}
      tabIndex={-1}
      ref={menu}
      onKeyDown={moveFocus}
    >
      {entries.map((entry) => (
        <LearningItem key={entry.label.id} entry={entry} role="menuitem" tabIndex={-1} onClose={onClose} />
      ))}
    </div>
  )
}
