import { getOwnPerformance } from '#contract/connections/own-performance.ts'
import { read } from './read.ts'

/** What the connected store reports about an own app; `country`: its code, null: all countries together. */
export const ownPerformanceRead = (projectId: string, country: string | null) =>
  read(getOwnPerformance, { params: { projectId }, query: country === null ? {} : { country } })
