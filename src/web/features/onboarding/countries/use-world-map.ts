import { useEffect, useState } from 'react'
import { preload } from '#web/data/scheduling/when-idle.ts'
import { follow } from '#web/ui/hooks/media-queries.ts'

type WorldMap = typeof import('./world-map.tsx').WorldMap

/** OP-17: narrower windows have no map, and don't load it. */
const ROOM = '(min-width: 576px)'
const useMapRoom = follow(ROOM)

const load = async () => (await import('./world-map.tsx')).WorldMap

/** Loads the map before its step, which may be reached offline. */
export const preloadWorldMap = (): void => {
  if (matchMedia(ROOM).matches) preload(load)
}

/** Whether there is room for the map, and the map once it is loaded. Where it can't be, the list does without it. */
export function useWorldMap(): { hasRoom: boolean; WorldMap: WorldMap | null } {
  const hasRoom = useMapRoom()
  const [WorldMap, setWorldMap] = useState<WorldMap | null>(null)
  useEffect(() => {
    const show = async () => {
      const loaded = await load()
      setWorldMap(() => loaded)
    }
    // Without the map, the list beside it does the same.
    if (hasRoom) show().catch(() => {})
  }, [hasRoom])
  return { hasRoom, WorldMap }
}
