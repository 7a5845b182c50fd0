import { useEffect, useState } from 'react'
import { persistStorage, storageManager } from '#web/offline/abilities/browser-abilities.ts'

interface BrowserStorage {
  /** Bytes in use as the browser counts them; null: it doesn't say. What it calls free is a guess and not shown. */
  usage: number | null
  /** Whether the browser promises not to clear it by itself; null: it doesn't say. */
  persisted: boolean | null
  refused: boolean
  persist: () => void
}

/** The browser's own account of its storage, read again when `change` changes. */
export function useBrowserStorage(change: unknown): BrowserStorage {
  const [usage, setUsage] = useState<number | null>(null)
  const [persisted, setPersisted] = useState<boolean | null>(null)
  const [refused, setRefused] = useState(false)
  const storage = storageManager()
  useEffect(() => {
    let live = true
    const ask = async () => {
      const [estimate, isPersisted] = await Promise.all([
        storage?.estimate?.().catch(() => null),
        storage?.persisted?.().catch(() => null),
      ])
      if (!live) return
      setUsage(estimate?.usage ?? null)
      setPersisted(isPersisted ?? null)
    }
    void ask()
    return () => {
      live = false
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the browser does not tell when it changes
  }, [storage, change])
  const askToPersist = async () => {
    const granted = await persistStorage()
    setPersisted(granted)
    setRefused(!granted)
  }
  return { usage, persisted, refused, persist: () => void askToPersist().catch(() => setRefused(true)) }
}
