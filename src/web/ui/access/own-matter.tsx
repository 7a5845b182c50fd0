import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useIdentity } from '#web/session/hooks.ts'
import { Note } from '../forms/note.tsx'
import classes from './own-matter.module.css'

/** Whether staff act as the user whose pages are shown. */
export const useActing = (): boolean => useIdentity()?.impersonatorId !== undefined

/** Disables what only the users themselves may change while staff act as one of them, and says why. */
export function OwnMatter({ children }: { children: ReactNode }) {
  if (!useActing()) return children
  return (
    <fieldset disabled className={classes.matter}>
      <OwnMatterNote />
      {children}
    </fieldset>
  )
}

/** Stands instead of what only the users themselves may see. */
export function OwnMatterNote() {
  return (
    <Note kind="info">
      <Trans>You're impersonating a user. Only the users themselves can do this.</Trans>
    </Note>
  )
}
