import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import classes from './keys-dialog.module.css'

/** What each key of the inbox does. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<Trans>Keyboard shortcuts</Trans>}
      footer={
        <Button variant="filled" data-autofocus onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <dl className={classes.keys}>
        <Key keys={['J']} what={<Trans>Next review</Trans>} />
        <Key keys={['K']} what={<Trans>Previous review</Trans>} />
        <Key keys={['Enter']} what={<Trans>Go to the open review</Trans>} />
        <Key keys={['R']} what={<Trans>Write a reply</Trans>} />
        <Key keys={['T']} what={<Trans>Choose a template</Trans>} />
        <Key keys={['Ctrl', 'Enter']} what={<Trans>Send the reply that you are writing</Trans>} />
        <Key keys={['E']} what={<Trans>Mark as done, or as open</Trans>} />
        <Key keys={['/']} what={<Trans>Search reviews</Trans>} />
        <Key keys={['Esc']} what={<Trans>Clear selection</Trans>} />
        <Key keys={['F6']} what={<Trans>Next part of the page</Trans>} />
        <Key keys={['?']} what={<Trans>Show these keys</Trans>} />
      </dl>
    </Dialog>
  )
}

const Key = ({ keys, what }: { keys: readonly string[]; what: ReactNode }) => (
  <div>
    <dt>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </dt>
    <dd>{what}</dd>
  </div>
)
