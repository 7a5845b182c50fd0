import { useEffect, useState } from 'react'
import type { ListingRef } from '#contract/store.ts'
import { whenIdle } from '#web/data/scheduling/when-idle.ts'
import { useChunk } from '../sections/use-chunk.ts'
import classes from './trend.module.css'
import type { TrendFigure } from './trend-line.tsx'

const load = () => import('./trend-line.tsx')

/** Place of a card's sparkline, as high before it comes as after; it waits until the page stands, and may stay empty. */
export function Trend({ listing, figure }: { listing: ListingRef; figure: TrendFigure }) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    whenIdle(() => setWanted(true))
  }, [])
  const chunk = useChunk(load, wanted)
  return (
    <div className={classes.trend} data-late>
      {chunk.state === 'ready' && <chunk.module.TrendLine listing={listing} figure={figure} />}
    </div>
  )
}
