import { Trans } from '@lingui/react/macro'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Note } from './note.tsx'

/** Why a guest's form can't be sent now. */
export function OfflineNote() {
  if (useConnectivity() === 'online') return null
  return (
    <Note kind="offline">
      <Trans>Storeglass can't be reached. This needs a connection; what you typed stays.</Trans>
    </Note>
  )
}
