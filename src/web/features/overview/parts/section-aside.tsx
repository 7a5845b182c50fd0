import { Freshness } from '#web/ui/freshness/freshness.tsx'
import { useConnectivity } from '#web/offline/hooks.ts'

/** Offline each section says its age: only the disc, since the page tells the time. Online and fresh it says nothing. */
export function SectionAside({ at }: { at: number | null }) {
  const offline = useConnectivity() === 'offline'
  return offline ? <Freshness at={at} compact={at !== null} /> : null
}
