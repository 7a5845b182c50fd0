import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'

const Dialog = lazyWithRetry(async () => ({ default: (await import('#web/ui/overlays/dialog.tsx')).Dialog }))

interface Props {
  opened: boolean
  title: ReactNode
  /** What pressing the button does. */
  action: ReactNode
  onConfirm: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** Asks before something is removed. */
export function Confirm({ opened, title, action, onConfirm, onClose, children }: Props) {
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking')
  const confirm = async () => {
    setState('busy')
    const failed = await onConfirm().then(
      () => false,
      () => true,
    )
    setState(failed ? 'failed' : 'asking')
    if (!failed) onClose()
  }
  if (!opened) return null
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      width={440}
      footer={
        <>
          <Button variant="subtle" color="gray" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="filled" busy={state === 'busy'} onClick={() => void confirm()}>
            {action}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      {state === 'failed' && (
        <p role="alert">
          <Trans>Couldn't remove it. Try again.</Trans>
        </p>
      )}
    </Dialog>
  )
}
