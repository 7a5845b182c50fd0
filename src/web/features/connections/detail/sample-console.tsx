import { Trans, useLingui } from '@lingui/react/macro'
import { i18n } from '@lingui/core'
import { useState } from 'react'
import type { Connection } from '#contract/connections/connection.ts'
import { revokeSampleKey } from '#contract/connections/keys.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { checkAgain } from '../check-again.ts'
import classes from './connection-dialog.module.css'

interface Props {
  connection: Connection
  isOffline: boolean
  onRevoked: () => void
}

/** On the sample market: breaks the connection as somebody would who deletes its key in the console. */
export function SampleConsole({ connection, isOffline, onRevoked }: Props) {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const revoke = async () => {
    setBusy(true)
    try {
      await call(revokeSampleKey, { params: { connectionId: connection.id } })
      await checkAgain(connection.id, t`Check failed`)
      onRevoked()
    } catch (error) {
      notify({ kind: 'error', title: t`Couldn't revoke the sample key`, description: i18n._(failureText(error)) })
    }
    setBusy(false)
  }
  return (
    <div className={classes.sample}>
      <p>
        <Trans>Sample market: see what happens when somebody deletes the key in the store's console.</Trans>
      </p>
      <Button size="small" busy={isBusy} disabled={isOffline} onClick={() => void revoke()}>
        <Trans>Revoke this key in the sample console</Trans>
      </Button>
    </div>
  )
}
