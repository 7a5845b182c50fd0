import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { moveFocus } from '#web/ui/overlays/move-focus.ts'
import classes from '../account/user-menu.module.css'
import { LearningItem } from './learning-item.tsx'
import { useLearning } from './use-learning.ts'

interface Props {
  identity: Identity
  onClose: () => void
}

/** The entries of the learning centre as a menu. */
export function LearningMenu({ identity, onClose }: Props) {
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
