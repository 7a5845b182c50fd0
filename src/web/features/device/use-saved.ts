import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { keepChanges, useKeeping } from '#web/data/keep-offline/keeping.ts'
import { pagePlan } from '#web/data/keep-offline/page-plans.ts'
import { lookAtDevice, type Saved } from './saved-apps.ts'

/** While pages are being saved, the list follows at this pace, ms. */
const PACE_MS = 1000

/** What is on the device; undefined: not looked at yet; null: this browser saves nothing. */
export function useSaved(identity: Identity): Saved | null | undefined {
  const [saved, setSaved] = useState<Saved | null>()
  const plan = useSyncExternalStore(pagePlan.subscribe, pagePlan.get)
  const changes = useSyncExternalStore(keepChanges.subscribe, keepChanges.get)
  const keeping = useKeeping()
  const progress = [...(keeping ?? [])].map(([id, { saved, pages }]) => `${id} ${saved} ${pages}`).join()
  const isFirst = saved === undefined
  useEffect(() => {
    if (!plan) return undefined
    let live = true
    const look = async () => {
      const found = await lookAtDevice(plan, identity).catch(() => null)
      if (live) setSaved(found)
    }
    const timer = setTimeout(() => void look(), isFirst ? 0 : PACE_MS)
    return () => {
      live = false
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- what the device has is followed by `progress` and `changes`
  }, [plan, identity.userId, progress, changes])
  return saved
}
