import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { saveFile } from '#web/ui/files/save-file.ts'
import classes from '../storage-card.module.css'
import { collectDiagnostics } from './collect.ts'

/** A file for whoever helps: how this browser stands, and nothing of what is in it. */
export function DiagnosticsCard() {
  const [state, setState] = useState<'idle' | 'busy' | 'saved'>('idle')
  const save = async () => {
    setState('busy')
    const text = JSON.stringify(await collectDiagnostics(), null, 2)
    saveFile(text, 'storeglass-diagnostics.json', 'application/json')
    setState('saved')
  }
  return (
    <Card title={<Trans>Diagnostics</Trans>} padded>
      <p className={classes.note}>
        <Trans>Technical details for support. Contains none of your data and isn't sent anywhere.</Trans>
      </p>
      <div className={classes.foot}>
        <Button size="small" busy={state === 'busy'} onClick={() => void save()}>
          <Trans>Save diagnostics as a file</Trans>
        </Button>
        <p role="status">{state === 'saved' && <Trans>Saved as storeglass-diagnostics.json</Trans>}</p>
      </div>
    </Card>
  )
}
