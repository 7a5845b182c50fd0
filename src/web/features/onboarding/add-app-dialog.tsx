import { Trans } from '@lingui/react/macro'
import { useIdentity } from '#web/session/hooks.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { AppSearch } from './app-search.tsx'

/** "Add an app" of the app selector. */
export default function AddAppDialog({ onClose }: { onClose: () => void }) {
  const identity = useIdentity()
  return (
    <Dialog opened onClose={onClose} title={<Trans>Add an app</Trans>} width={520}>
      {identity && <AppSearch identity={identity} onDone={onClose} isFocused />}
    </Dialog>
  )
}
