import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Provenance } from '#contract/protocol/provenance.ts'
import { InfoDisclosure } from '#web/ui/overlays/info-disclosure.tsx'
import { ProvenanceNote } from '../provenance-note.tsx'
import type { Side } from './side.ts'
import classes from './sources-info.module.css'

interface SideSource {
  side: Side
  /** null: the market doesn't know it; undefined: nothing was read yet. */
  provenance: Provenance | null | undefined
}

interface Props {
  /** Name of the figure or section. */
  title: string
  sources: readonly SideSource[]
  /** What it shows. */
  children: ReactNode
}

/** A small button: what stands here, and for each side where it comes from. */
export function SourcesInfo({ title, sources, children }: Props) {
  const { t } = useLingui()
  return (
    <InfoDisclosure label={t`About ${title}`} title={title} width={320}>
      <p>{children}</p>
      {sources.map(
        ({ side, provenance }) =>
          provenance !== undefined && (
            <div key={side.app.trackId}>
              <h3 className={classes.title} lang={side.locale}>
                {side.title}
              </h3>
              <ProvenanceNote provenance={provenance} />
            </div>
          ),
      )}
    </InfoDisclosure>
  )
}
