import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AppPerformance } from '#contract/overview/overview.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import { InfoDisclosure } from '#web/ui/overlays/info-disclosure.tsx'
import { loadProvenanceNote, PanelPart, preloadPart } from '../parts/panel-part.tsx'

interface Props {
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
export function About({ title, provenance, performance, children }: Props) {
  const { t } = useLingui()
  return (
    <InfoDisclosure label={t`About ${title}`} title={title} width={320} onNear={() => preloadPart(loadProvenanceNote)}>
      <p>{children}</p>
      {provenance !== undefined && <PanelPart load={loadProvenanceNote} props={{ provenance, performance }} />}
    </InfoDisclosure>
  )
}
