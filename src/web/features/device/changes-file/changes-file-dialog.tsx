import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/button.tsx'
import { changeFailureText } from '#web/ui/feedback/change-failure-text.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import classes from './changes-file.module.css'
import { NotTaken } from './not-taken.tsx'
import { Taken } from './taken.tsx'
import { useTakeIn } from './use-take-in.ts'

interface Props {
  file: File
  onClose: () => void
}

/** Takes a file of exported changes in, and says what has become of them. */
export default function ChangesFileDialog({ file, onClose }: Props) {
  const { i18n } = useLingui()
  const taking = useTakeIn(file)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<Trans>Changes from a file</Trans>}
      footer={
        <Button variant="filled" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <div className={classes.content} role="status" aria-busy={taking === null || undefined}>
        {taking === null ? (
          <p>
            <Trans>Reading the file</Trans>
          </p>
        ) : typeof taking === 'string' ? (
          <p>
            <NotTaken reason={taking} />
          </p>
        ) : 'error' in taking ? (
          <p>{i18n._(changeFailureText(taking.error))}</p>
        ) : (
          <Taken file={taking} />
        )}
      </div>
    </Dialog>
  )
}
