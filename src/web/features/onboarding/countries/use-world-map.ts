import { useEffect, useState } from 'react'
import { connectivity } from '#web/offline/connectivity.ts'
import { follow } from '#web/ui/use-phone.ts'

type WorldMap = typeof import('./world-map.tsx').WorldMap

/** OP-17: narrower windows have no map, and don't load it. */
const useMapRoom = follow('(min-width: 576px)')

/**
 * Whether there is room for the map, and the map once it is loaded. The list does without it: nobody is told where it
 * can't be loaded, and the next connection brings it.
 */
export function useWorldMap(): { hasRoom: boolean; WorldMap: WorldMap | null } {
  const hasRoom = useMapRoom()
  const [WorldMap, setWorldMap] = useState<WorldMap | null>(null)
  const isMissing = hasRoom && WorldMap === null
  useEffect(() => {
    if (!isMissing) return undefined
    const bring = () => {
      import('./world-map.tsx').then(
        (loaded) => setWorldMap(() => loaded.WorldMap),
        () => {},
      )
    }
    bring()
    return connectivity.subscribe(bring)
  }, [isMissing])
  return { hasRoom, WorldMap }
}
