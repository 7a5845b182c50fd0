import { useEffect, useState, useSyncExternalStore } from 'react'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { getCompetitors, Project } from '#contract/projects.ts'
import { restoreReads, useRead, type ReadResult } from '#web/data/queries/read.ts'
import { competitorsRead } from '#web/data/queries/reads.ts'
import { overlays } from '#web/offline/outbox/outbox.ts'
import { knownCompetitors } from './known-competitors.ts'

type Competitors = EndpointOutput<typeof getCompetitors>

/**
 * A project's competitors in one country. Where that country's answer can't be had they are told as in another country
 * that the device has: the same apps, only named otherwise.
 */
export function useProjectCompetitors(project: Project, locale: string): ReadResult<Competitors> {
  // `knownCompetitors` reads the cache and the queue, which change without a change of its parameters.
  'use no memo'
  const result = useRead(competitorsRead(project.projectId, locale))
  useSyncExternalStore(overlays.subscribe, overlays.get)
  const isUnknown = result.data === undefined && !result.isLoading
  const [, setBrought] = useState(0)
  useEffect(() => {
    if (!isUnknown) return undefined
    let live = true
    void restoreReads(project.countries.map((one) => competitorsRead(project.projectId, one))).then(
      () => live && setBrought((times) => times + 1),
    )
    return () => {
      live = false
    }
  }, [isUnknown, project])
  const known = isUnknown ? knownCompetitors(project, locale) : undefined
  if (!known) return result
  return { ...result, data: { content: [...known], pageNumber: 1, pageSize: known.length, totalPages: 1 } }
}
