import { useEffect, useEffectEvent, useRef } from 'react'
import type { Measuring } from '#contract/keywords/tracked.ts'
import { useConnectivity } from '#web/offline/hooks.ts'

/** Interval between two checks of the progress, ms. */
const SHORTEST = 30_000
const LONGEST = 60_000

interface Refreshed {
  refresh: () => void
}

/**
 * Polls the progress while keywords are being measured: every 30 to 60 s, only in a visible tab and online. Refreshes the
 * history when more of them are measured.
 */
export function useMeasuringPoll(measuring: Measuring | null, tracked: Refreshed, history: Refreshed): void {
  const isOffline = useConnectivity() === 'offline'
  const isOn = measuring !== null && measuring.reason !== 'NOT_IN_MARKET' && !isOffline
  const readyAt = measuring?.readyAt ?? null
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') tracked.refresh()
  })
  useEffect(() => {
    if (!isOn) return undefined
    const left = readyAt === null ? LONGEST : Date.parse(readyAt) - Date.now()
    const timer = setInterval(look, Math.min(LONGEST, Math.max(SHORTEST, left)))
    return () => clearInterval(timer)
  }, [isOn, readyAt])

  const measured = measuring?.measured ?? null
  const before = useRef(measured)
  const renew = useEffectEvent(() => history.refresh())
  useEffect(() => {
    if (before.current !== null && before.current !== measured) renew()
    before.current = measured
  }, [measured])
}
