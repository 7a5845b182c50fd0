import { Box, Center, Tooltip } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import type { AppPerformance } from '#contract/overview/overview.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import type { ListingRef } from '#contract/store.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { FreshnessPip } from '#web/ui/display/freshness.tsx'
import { StatCard } from '#web/ui/display/stat-card.tsx'
import { formatAge } from '#web/i18n/age.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { whenIdle } from '#web/data/scheduling/when-idle.ts'
import { StaleNote } from '../page-age.tsx'
import { About, useChunk } from '../lazy-parts.tsx'
import type { TrendFigure } from './trend-line.tsx'

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
  /** Of downloads: what the owner's store reported as well. */
  performance?: AppPerformance | undefined
  about: ReactNode
  caption: ReactNode
  result: ReadResult<unknown>
  /** null: the market doesn't know it; undefined: nothing was read yet. */
  figure: Figure | null | undefined
  /** Where the figure is not known: why, or when it will be. */
  unknownText?: ReactNode
  wide?: boolean
  /** The page behind the figure. */
  link?: CardLink
}

/** A stat card over one read: it loads, fails, is tried again and ages alone. */
export function ReadCard(props: Props) {
  const { title, provenance, performance, about, caption, result, figure, unknownText, wide = false, link } = props
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
      unknownText={unknownText}
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
    <Tooltip label={t`Saved ${age}`}>
      <Center component="span">
        <FreshnessPip at={updatedAt} />
        <span className="sg-visually-hidden">{t`Saved ${age}`}</span>
      </Center>
    </Tooltip>
  )
}

/**
 * A small button at a card's corner: what the number is, where it comes from and how it was made. It reaches into the
 * card's padding, so that its icon stands at the edge.
 */
export function StatInfo(props: ComponentProps<typeof About>) {
  return (
    <Box component="span" display="grid" my={-4} mr={-6}>
      <About {...props} />
    </Box>
  )
}

const loadTrendLine = () => import('./trend-line.tsx')

interface TrendProps {
  listing: ListingRef
  figure: TrendFigure
  /** Of the downloads: next to the owner's own figures the estimate is shown instead of its course. */
  performance?: AppPerformance
}

/** Place of a card's sparkline, as high before it comes as after; it waits until the page stands, and may stay empty. */
export function Trend(props: TrendProps) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    whenIdle(() => setWanted(true))
  }, [])
  const chunk = useChunk(loadTrendLine, wanted)
  return (
    <Box flex={1} miw={0} h={28} data-momentary>
      {chunk.state === 'ready' && <chunk.module.TrendLine {...props} />}
    </Box>
  )
}
