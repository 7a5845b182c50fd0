import { useEffect } from 'react'
import type { Project } from '#contract/projects.ts'
import { showInAddress } from './address.ts'

/** Lets the address of the page follow the selected app and country. */
export function useAddress(project: Project | null, locale: string): void {
  const trackId = project?.trackId ?? null
  useEffect(() => {
    showInAddress(trackId, locale)
  }, [trackId, locale])
}
