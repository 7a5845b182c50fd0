import { startTransition, useEffect, useState } from 'react'
import { afterFirstPage } from '#web/data/scheduling/first-page.ts'

/** A part of the page that is loaded late: there, on its way, or not to be had. */
export type Chunk<T> = { state: 'loading' } | { state: 'ready'; module: T } | { state: 'failed'; retry: () => void }

/** What has come, by what brings it: drawn the next time without waiting. */
const come = new WeakMap<() => Promise<unknown>, { module: unknown }>()

/** Loads a part of the page's code ahead of need, or again. Rejects when it can't be had. */
export async function bringChunk<T>(load: () => Promise<T>): Promise<{ module: T }> {
  const loaded = { module: await load() }
  come.set(load, loaded)
  return loaded
}

/** Loads a part of the page's code when it is wanted. A failure stays in its section; `load` keeps its identity. */
export function useChunk<T>(load: () => Promise<T>, wanted: boolean): Chunk<T> {
  // `load` made the entry, so that its module is of its type.
  const [loaded, setLoaded] = useState(() => (come.get(load) ?? null) as { module: T } | 'failed' | null)
  useEffect(() => {
    if (!wanted || loaded) return undefined
    let live = true
    const bring = () =>
      bringChunk(load).then(
        // Drawn in slices: a whole section at once would hold up somebody's scrolling.
        (one) => live && startTransition(() => setLoaded(one)),
        () => live && setLoaded('failed'),
      )
    afterFirstPage(() => live && void bring())
    return () => {
      live = false
    }
  }, [load, wanted, loaded])
  const retry = () => setLoaded(null)
  if (loaded === 'failed') return { state: 'failed', retry }
  return loaded ? { state: 'ready', module: loaded.module } : { state: 'loading' }
}
