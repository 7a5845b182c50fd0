import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { formatClock } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { connectivity, probe } from '#web/offline/connectivity/connectivity.ts'
import { wakeOutbox } from '#web/offline/outbox/outbox.ts'
import { Button } from '#web/ui/controls/button.tsx'
import classes from './try-now.module.css'

/** Asks for the server at once, and sends what waits where it answers. */
export function TryNow() {
  const [isTrying, setTrying] = useState(false)
  const [failedAt, setFailedAt] = useState<number | null>(null)
  const tryNow = async () => {
    setTrying(true)
    await probe()
    setTrying(false)
    if (connectivity.get() === 'online') wakeOutbox(true)
    else setFailedAt(Date.now())
  }
  const time = failedAt === null ? null : formatClock(failedAt, language())
  return (
    <>
      <span role="status" className={classes.outcome}>
        {time !== null && !isTrying && <Trans>No answer at {time}</Trans>}
      </span>
      <Button size="small" className={classes.button} busy={isTrying} onClick={() => void tryNow()}>
        {isTrying ? <Trans>Trying…</Trans> : <Trans>Try now</Trans>}
      </Button>
    </>
  )
}
