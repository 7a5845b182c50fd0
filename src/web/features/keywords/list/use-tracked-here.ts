import { useState } from 'react'
import type { KeywordFilter } from './keyword-filter.ts'
import type { Tracking } from '../tracking/use-tracking.ts'

interface TrackedHere {
  /** As given, but that it notes what is tracked with it. */
  tracking: Tracking
  /** Whether a keyword is left out by "Not tracked": not while it stands where its button was pressed. */
  isTracked: (keyword: string) => boolean
}

/** A keyword that is tracked from a list of untracked ones stays in its place until they are filtered anew. */
export function useTrackedHere(tracking: Tracking, filter: KeywordFilter): TrackedHere {
  const [here, setHere] = useState<{ filter: KeywordFilter['tracking']; keywords: readonly string[] }>()
  const keywords = here?.filter === filter.tracking && filter.tracking === 'untracked' ? here.keywords : []
  return {
    tracking: {
      ...tracking,
      track: (more, options) => {
        setHere({ filter: filter.tracking, keywords: [...keywords, ...more] })
        return tracking.track(more, options)
      },
    },
    isTracked: (keyword) => {
      const state = tracking.stateOf(keyword)
      return state !== null && state !== 'untracked' && !keywords.includes(keyword)
    },
  }
}
