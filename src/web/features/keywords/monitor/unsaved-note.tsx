import { Trans } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/button.tsx'
import classes from './unsaved-note.module.css'

interface Props {
  onDiscard: () => void
  /** Undefined: it can't be saved as it is. */
  onSave: (() => void) | undefined
}

/** Asks what becomes of a note that is not saved, where its dialog is about to close. */
export function UnsavedNote({ onDiscard, onSave }: Props) {
  return (
    <div className={classes.asked} role="alert">
      <span>
        <Trans>The note isn't saved yet.</Trans>
      </span>
      <Button size="small" onClick={onDiscard}>
        <Trans>Discard</Trans>
      </Button>
      {onSave && (
        <Button size="small" onClick={onSave}>
          <Trans>Save and close</Trans>
        </Button>
      )}
    </div>
  )
}
