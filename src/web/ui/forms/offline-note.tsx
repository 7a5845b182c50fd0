import { Trans } from '@lingui/react/macro'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Note } from './note.tsx'

/** Why a form can't be sent now. `isTyped`: something stands in it that would be missed. */
export function OfflineNote({ isTyped = false }: { isTyped?: boolean }) {
  if (useConnectivity() === 'online') return null
  return (
    <Note kind="offline">
      {isTyped ? (
        <Trans>Storeglass can't be reached. You need a connection for this. Your entries stay.</Trans>
      ) : (
        <Trans>Storeglass can't be reached. You need a connection for this.</Trans>
      )}
    </Note>
  )
}
