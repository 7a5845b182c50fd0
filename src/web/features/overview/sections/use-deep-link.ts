import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isSectionId, type SectionId } from './sections.ts'
import type { GoToSection } from './use-current-section.ts'

/** The page and section that were shown last. */
let followed: string | null = null

/** What is selected stands in the address too, and leads nowhere on the page. */
const here = (hash = location.hash) => location.pathname + hash

/**
 * OV-026: shows the section that the address names: at the start, and when back or forward lead to another one. An
 * address is followed once: another app or country on this page leaves the reader where they are.
 */
export function useDeepLink(show: GoToSection): void {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  useEffect(() => {
    if (isSectionId(hash) && followed !== here()) show(hash, 'instant')
    followed = here()
  }, [hash, show])
}

/** The section is on screen already: its address, which comes in a moment, need not lead there. */
export function takeAsFollowed(id: SectionId): void {
  followed = here(`#${id}`)
}
