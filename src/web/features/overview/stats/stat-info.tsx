import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Provenance } from '#contract/provenance.ts'
import { InfoDisclosure } from '../info-disclosure.tsx'
import { ProvenanceNote } from '../provenance/provenance-note.tsx'
import classes from './stat-info.module.css'

interface Props {
  /** Name of the figure. */
  title: string
  /** null: the market doesn't know the figure; undefined: nothing was read yet. */
  provenance: Provenance | null | undefined
  /** What the figure counts. */
  children: ReactNode
}

/** A small button at a card's corner: what the number is, where it comes from and how it was made. */
export function StatInfo({ title, provenance, children }: Props) {
  const { t } = useLingui()
  return (
    <span className={classes.corner}>
      <InfoDisclosure label={t`About ${title}`} title={title} width={320}>
        <p>{children}</p>
        {provenance !== undefined && <ProvenanceNote provenance={provenance} />}
      </InfoDisclosure>
    </span>
  )
}
