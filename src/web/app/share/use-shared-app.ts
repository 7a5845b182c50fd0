import { useEffect, useState } from 'react'
import type { SharedAddress } from '#aso/shared-address.ts'
import { sameApp, type FoundApp } from '#contract/store.ts'
import type { Candidate } from '#web/apps/competitors/candidates.ts'
import { knownApps } from '#web/apps/competitors/known-apps.ts'
import { useAppSearch, type AppSearch } from '#web/apps/search/use-app-search.ts'

interface SharedAppInfo {
  /** Its names as the store tells them now, else as the device knows them, else none. */
  app: Candidate
  /** As it stands in its store; null: not asked yet, or the store has none. */
  found: FoundApp | null
  search: AppSearch
}

/** What is known of a shared app: at once what the device has, then what the store says. */
export function useSharedApp({ address, app: { trackId, store } }: SharedAddress): SharedAppInfo {
  const [known, setKnown] = useState<Candidate | null>(null)
  const search = useAppSearch(address)
  const found = search.found.find((one) => sameApp(one, { trackId, store })) ?? null
  useEffect(() => {
    let live = true
    // What the device can't tell, the store tells.
    void knownApps().then(
      (all) => live && setKnown(all.find((one) => sameApp(one, { trackId, store })) ?? null),
      () => {},
    )
    return () => {
      live = false
    }
  }, [trackId, store])
  const { title, iconUrl, developerName } = found ?? known ?? { title: null, iconUrl: null, developerName: null }
  return { app: { trackId, store, title, iconUrl, developerName }, found, search }
}
