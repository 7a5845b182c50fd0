import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import type { ReadResult } from '#web/data/queries/read.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { FreshnessPip } from '#web/ui/freshness/freshness-pip.tsx'
import { StatCard } from '#web/ui/display/stat-card.tsx'
import { formatAge } from '#web/i18n/age.ts'
import type { AppPerformance } from '#contract/overview/overview.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import { StaleNote } from '../provenance/stale-note.tsx'
import { readState } from '#web/data/queries/read-state.ts'
import classes from './read-card.module.css'
import { StatInfo } from './stat-info.tsx'

export type CardLink = ComponentProps<typeof StatCard>['link']

/** The figure of a card; null where the market doesn't know it. */
export interface Figure {
  value: ReactNode
  unit?: ReactNode
  delta?: ReactNode
  graphic?: ReactNode
}

interface Props {
  title: string
  /** null: the market doesn't know the figure; undefined: nothing was read yet. */
  provenance: Provenance | null | undefined
  /** Of downloads: what the owner's store told besides. */
  performance?: AppPerformance | undefined
  about: ReactNode
  caption: ReactNode
  result: ReadResult<unknown>
  /** null: the market doesn't know it; undefined: nothing was read yet. */
  figure: Figure | null | undefined
  wide?: boolean
  /** The page behind the figure. */
  link?: CardLink
}

/** A stat card over one read: it loads, fails, is tried again and ages alone. */
export function ReadCard(props: Props) {
  const { title, provenance, performance, about, caption, result, figure, wide = false, link } = props
  const state = readState(result)
  return (
    <StatCard
      title={title}
      state={state === 'ready' && !figure ? 'unknown' : state}
      {...figure}
      caption={
        <>
          {caption}
          {provenance?.stale && <StaleNote asOf={provenance.asOf} />}
        </>
      }
      onRetry={result.refresh}
      wide={wide}
      link={link}
      aside={
        <StatInfo title={title} provenance={provenance} performance={performance}>
          {about}
        </StatInfo>
      }
      age={<CardAge result={result} />}
    />
  )
}

/** Offline, or when a refresh failed, the age of this card's number. */
export function CardAge({ result }: { result: Pick<ReadResult<unknown>, 'updatedAt' | 'error'> }) {
  const { t } = useLingui()
  const offline = useConnectivity() === 'offline'
  const { updatedAt, error } = result
  if (updatedAt === null || !(offline || error)) return null
  const age = formatAge(updatedAt)
  return (
    <span className={classes.age} title={t`Saved ${age}`}>
      <FreshnessPip at={updatedAt} />
      <span className="sg-visually-hidden">{t`Saved ${age}`}</span>
    </span>
  )
}
