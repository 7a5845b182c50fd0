import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isSectionId, type SectionId } from './sections.ts'
import type { GoToSection } from './use-current-section.ts'

/** The address whose section was shown last. */
let followed: string | null = null

/**
 * OV-026: shows the section that the address names: at the start, and when back or forward lead to another one. An
 * address is followed once: another app or country on this page leaves the reader where they are.
 */
export function useDeepLink(show: GoToSection): void {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  useEffect(() => {
    if (isSectionId(hash) && followed !== location.href) show(hash, 'instant')
    followed = location.href
  }, [hash, show])
}

/** The section is on screen already: its address, which comes in a moment, need not lead there. */
export function takeAsFollowed(id: SectionId): void {
  followed = location.href.replace(/(#.*)?$/, `#${id}`)
}
