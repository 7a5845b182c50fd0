import { Trans } from '@lingui/react/macro'
import { Box, Text } from '@mantine/core'
import { useState } from 'react'
import { formatClock } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { connectivity, probe } from '#web/offline/connectivity/connectivity.ts'
import { wakeOutbox } from '#web/offline/outbox/outbox.ts'
import { Button } from '#web/ui/controls/button.tsx'

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
      <Text component="span" size="xs" c="dimmed" role="status">
        {time !== null && !isTrying && <Trans>No answer at {time}</Trans>}
      </Text>
      {/* As wide as its longer label, so that nothing moves while it tries. */}
      <Box miw={92}>
        <Button size="sm" fullWidth busy={isTrying} onClick={() => void tryNow()}>
          {isTrying ? <Trans>Trying…</Trans> : <Trans>Try now</Trans>}
        </Button>
      </Box>
    </>
  )
}
