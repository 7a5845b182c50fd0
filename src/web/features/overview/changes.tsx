import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import type { ListingPart } from '#contract/overview/history.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { whenIdle } from '#web/data/scheduling/when-idle.ts'
import type { Drawn } from './find-changes.tsx'
import { useChunk } from './lazy-parts.tsx'

export const FoundChanges = createContext<Drawn | null>(null)

const load = () => import('./find-changes.tsx')

interface Props {
  app: SelectedApp
  locale: string
  /** The page shows its listing: what changed is asked only then, and when the browser is idle. */
  ready: boolean
  children: ReactNode
}

/** Marks within show what changed in the listing since the user's last visit. */
export function WithChanges({ app, locale, ready, children }: Props) {
  const [idle, setIdle] = useState(false)
  const [found, setFound] = useState<Drawn | null>(null)
  const chunk = useChunk(load, idle)
  useEffect(() => {
    if (ready) whenIdle(() => setIdle(true))
  }, [ready])
  return (
    <FoundChanges value={found}>
      {children}
      {chunk.state === 'ready' && <chunk.module.FindChanges app={app} locale={locale} onFound={setFound} />}
    </FoundChanges>
  )
}

/** "Changed 03. Nov" beside a part of the listing; nothing where it is as it was. */
export function ChangeMark({ part }: { part: ListingPart }) {
  const found = use(FoundChanges)
  return found && <found.Mark found={found} part={part} />
}

/** "Since your last visit on …": all that changed. It takes no room: it stands in the gap below the header. */
export function ChangesLine() {
  const found = use(FoundChanges)
  return found && <found.Line found={found} />
}
