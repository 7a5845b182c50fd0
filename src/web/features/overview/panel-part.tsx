import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { Anchor, Skeleton } from '@mantine/core'
import type { AppPerformance } from '#contract/overview/overview.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import { preload } from '#web/data/scheduling/when-idle.ts'
import { InfoDisclosure } from '#web/ui/overlays/info-disclosure.tsx'
import { loadChunk, useChunk } from './lazy-parts.ts'

interface Props<P extends object> {
  /** The part's code; a constant. */
  load: () => Promise<{ Part: ComponentType<P> }>
  props: P
}

/** What a panel shows only once it is opened: its code comes with the first press, or before it. */
export function PanelPart<P extends object>({ load, props }: Props<P>) {
  const chunk = useChunk(load, true)
  if (chunk.state === 'ready') return <chunk.module.Part {...props} />
  if (chunk.state === 'loading') return <Skeleton height={60} aria-hidden />
  return (
    <Anchor component="button" type="button" display="block" size="sm" fw={540} lh="24px" onClick={chunk.retry}>
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
  /** Of downloads: what the owner's store told besides. */
  performance?: AppPerformance | undefined
  /** What it shows. */
  children: ReactNode
}

/** A small button: what stands here, where it comes from and how it was made. */
export function About({ title, provenance, performance, children }: AboutProps) {
  const { t } = useLingui()
  return (
    <InfoDisclosure label={t`About ${title}`} title={title} width={320} onNear={() => preloadPart(loadProvenanceNote)}>
      <p>{children}</p>
      {provenance !== undefined && <PanelPart load={loadProvenanceNote} props={{ provenance, performance }} />}
    </InfoDisclosure>
  )
}
