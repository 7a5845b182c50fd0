import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Skeleton } from '@mantine/core'
import type { AppPerformance } from '#contract/overview/overview.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import { preload } from '#web/data/scheduling/when-idle.ts'
import { InfoDisclosure } from '#web/ui/overlays/disclosure.tsx'
import {
  startTransition,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { afterFirstPaint } from '#web/data/scheduling/first-paint.ts'

/** A part of the page that is loaded late: there, on its way, or not to be had. */
export type Chunk<T> = { state: 'loading' } | { state: 'ready'; module: T } | { state: 'failed'; retry: () => void }

/** Loaded modules by their loader: drawn the next time without waiting. */
const loadedChunks = new WeakMap<() => Promise<unknown>, { module: unknown }>()

/** Loads a part of the page's code ahead of need, or again. Rejects when it can't be had. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<{ module: T }> {
  const loaded = { module: await load() }
  loadedChunks.set(load, loaded)
  return loaded
}

/** Loads a part of the page's code when it is wanted. A failure stays in its section; `load` keeps its identity. */
export function useChunk<T>(load: () => Promise<T>, wanted: boolean): Chunk<T> {
  // `load` made the entry, so that its module is of its type.
  const [loaded, setLoaded] = useState(() => (loadedChunks.get(load) ?? null) as { module: T } | 'failed' | null)
  useEffect(() => {
    if (!wanted || loaded) return undefined
    let live = true
    const start = () =>
      loadChunk(load).then(
        // Drawn in slices: a whole section at once would hold up scrolling.
        (one) => live && startTransition(() => setLoaded(one)),
        () => live && setLoaded('failed'),
      )
    afterFirstPaint(() => live && void start())
    return () => {
      live = false
    }
  }, [load, wanted, loaded])
  const retry = () => setLoaded(null)
  if (loaded === 'failed') return { state: 'failed', retry }
  return loaded ? { state: 'ready', module: loaded.module } : { state: 'loading' }
}

/** How far below or above the window counts as near once the page is scrolled, in window heights. */
const MARGIN = '100%'

/** Whether the page has been scrolled, since the start of the app. */
let isScrolled = false
// From the start: the browser itself may scroll to what the address names before anything on the page listens.
addEventListener(
  'scroll',
  () => {
    isScrolled = true
  },
  { once: true, passive: true },
)
const onFirstScroll = (listener: () => void) => {
  addEventListener('scroll', listener, { once: true, passive: true })
  return () => removeEventListener('scroll', listener)
}

/**
 * Whether an element has been near the window, or the page is printed; once it was, it stays so (OP-105). Until the first
 * scroll only the window itself counts: most starts end with a look at what is on screen.
 */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  const scrolled = useSyncExternalStore(onFirstScroll, () => isScrolled)
  useEffect(() => {
    const target = element.current
    if (near || !target) return undefined
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: scrolled ? `${MARGIN} 0px` : '0px',
    })
    observer.observe(target)
    // The browser prints what is there when this event is over.
    const print = () => flushSync(() => setNear(true))
    addEventListener('beforeprint', print)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', print)
    }
  }, [element, near, scrolled])
  return near
}

interface PanelPartProps<P extends object> {
  /** The part's code; a constant. */
  load: () => Promise<{ Part: ComponentType<P> }>
  props: P
}

/** What a panel shows only once it is opened: its code comes with the first press, or before it. */
export function PanelPart<P extends object>({ load, props }: PanelPartProps<P>) {
  const chunk = useChunk(load, true)
  if (chunk.state === 'ready') return <chunk.module.Part {...props} />
  if (chunk.state === 'loading') return <Skeleton height={60} />
  return (
    <Anchor component="button" type="button" variant="action" onClick={chunk.retry}>
      <Trans>Couldn't load this. Try again</Trans>
    </Anchor>
  )
}

const loadProvenanceNote = () =>
  import('./provenance-note.tsx').then(({ ProvenanceNote }) => ({ Part: ProvenanceNote }))
export const loadShare = () => import('./export/share-panel.tsx').then(({ SharePanel }) => ({ Part: SharePanel }))

/** Loads a part ahead of the press, so that its panel opens complete. */
export const preloadPart = (load: () => Promise<unknown>): void => preload(() => loadChunk(load))

interface AboutProps {
  /** Name of the figure or section. */
  title: string
  /** null: the market doesn't know it; undefined: nothing was read yet. */
  provenance: Provenance | null | undefined
  /** Of downloads: what the owner's store reported as well. */
  performance?: AppPerformance | undefined
  /** What it shows. */
  children: ReactNode
}

/** A small button: what is shown here, where it comes from and how it was made. */
export function About({ title, provenance, performance, children }: AboutProps) {
  const { t } = useLingui()
  return (
    <InfoDisclosure label={t`About ${title}`} title={title} width={320} onNear={() => preloadPart(loadProvenanceNote)}>
      <p>{children}</p>
      {provenance !== undefined && <PanelPart load={loadProvenanceNote} props={{ provenance, performance }} />}
    </InfoDisclosure>
  )
}
