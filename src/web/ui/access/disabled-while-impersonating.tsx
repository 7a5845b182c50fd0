import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useIdentity } from '#web/session/hooks.ts'
import { Note } from '../forms/note.tsx'
import classes from './disabled-while-impersonating.module.css'

/** Whether staff act as the user whose pages are shown. */
export const useActing = (): boolean => useIdentity()?.impersonatorId !== undefined

/** Disables what only the users themselves may change while staff act as one of them, and says why. */
export function DisabledWhileImpersonating({ children }: { children: ReactNode }) {
  if (!useActing()) return children
  return (
    <fieldset disabled className={classes.matter}>
      <ImpersonationNote />
      {children}
    </fieldset>
  )
}

/** Stands instead of what only the users themselves may see. */
export function ImpersonationNote() {
  return (
    <Note kind="info">
      <Trans>You're impersonating a user. Only the users themselves can do this.</Trans>
    </Note>
  )
}
