import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import classes from './gallery.module.css'

const SampleDialog = lazyWithRetry(() => import('./sample-dialog.tsx'))
const kinds = ['info', 'success', 'warning', 'error'] as const

/** A snackbar, toasts of every kind, and a dialog. */
export function GalleryMessages() {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const actions = [{ label: t`Undo`, onClick: () => {} }]
  return (
    <div className={classes.row}>
      <Button onClick={() => notify({ title: t`A snackbar`, actions })}>
        <Trans>Snackbar</Trans>
      </Button>
      {kinds.map((kind) => (
        <Button key={kind} onClick={() => notify({ kind, title: kind, description: t`What happened.`, actions })}>
          {kind}
        </Button>
      ))}
      <Button onClick={() => setOpen(true)}>
        <Trans>Dialog</Trans>
      </Button>
      {isOpen && <SampleDialog onClose={() => setOpen(false)} />}
    </div>
  )
}
