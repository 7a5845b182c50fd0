import { useCallback, useEffect, useState } from 'react'

/** A part of the page that is loaded late: there, on its way, or not to be had. */
export type Chunk<T> = { state: 'loading' } | { state: 'ready'; module: T } | { state: 'failed'; retry: () => void }

/** Loads a part of the page's code when it is wanted. A failure stays in its section; `load` keeps its identity. */
export function useChunk<T>(load: () => Promise<T>, wanted: boolean): Chunk<T> {
  const [loaded, setLoaded] = useState<{ module: T } | 'failed' | null>(null)
  useEffect(() => {
    if (!wanted || loaded) return undefined
    let live = true
    load().then(
      (module) => live && setLoaded({ module }),
      () => live && setLoaded('failed'),
    )
    return () => {
      live = false
    }
  }, [load, wanted, loaded])
  const retry = useCallback(() => setLoaded(null), [])
  if (loaded === 'failed') return { state: 'failed', retry }
  return loaded ? { state: 'ready', module: loaded.module } : { state: 'loading' }
}
