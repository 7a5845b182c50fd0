import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Reply } from '#contract/reviews/review.ts'
import { useConnectivity } from '#web/offline/hooks.ts'

/** Seconds until a time; null: it has passed, or none is said. */
function useSecondsUntil(at: string | null): number | null {
  const [now, setNow] = useState(() => Date.now())
  const left = at === null ? null : Math.ceil((Date.parse(at) - now) / 1000)
  const isOn = left !== null && left > 0
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOn])
  return isOn ? left : null
}

const LONG_S = 120

/** When a queued reply goes out. */
export function QueuedNote({ reply }: { reply: Reply }) {
  const { t } = useLingui()
  const isOffline = useConnectivity() === 'offline'
  const left = useSecondsUntil(reply.sendAt)
  if (reply.state === 'sending') return <Trans>Being sent</Trans>
  if (isOffline && reply.sendAt === null) return <Trans>Sends when online</Trans>
  if (left === null) return <Trans>Is being sent</Trans>
  const minutes = Math.ceil(left / 60)
  return left > LONG_S ? t`Sends in ${minutes} min` : t`Sends in ${left} s`
}
