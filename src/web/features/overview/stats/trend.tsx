import { useEffect, useState } from 'react'
import type { ListingRef } from '#contract/store.ts'
import type { AppPerformance } from '#contract/overview/overview.ts'
import { whenIdle } from '#web/data/scheduling/when-idle.ts'
import { useChunk } from '../lazy-parts.ts'
import classes from './trend.module.css'
import type { TrendFigure } from './trend-line.tsx'

const load = () => import('./trend-line.tsx')

interface Props {
  listing: ListingRef
  figure: TrendFigure
  /** Of the downloads: where the owner's own stand there, the estimate is told instead of its course. */
  performance?: AppPerformance
}

/** Place of a card's sparkline, as high before it comes as after; it waits until the page stands, and may stay empty. */
export function Trend(props: Props) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    whenIdle(() => setWanted(true))
  }, [])
  const chunk = useChunk(load, wanted)
  return (
    <div className={classes.trend} data-late>
      {chunk.state === 'ready' && <chunk.module.TrendLine {...props} />}
    </div>
  )
}
