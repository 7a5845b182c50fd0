import { useCallback, useEffect, useRef, useState } from 'react'
import { isSectionId, sectionIds, type SectionId } from './sections.ts'

const first = sectionIds[0]
const last = sectionIds.at(-1) ?? first

const fromHash = (): SectionId | null => {
  const id = location.hash.slice(1)
  return isSectionId(id) ? id : null
}

/** OV-027, OV-028: the section that crosses the middle of the window. A chosen one stays while the page scrolls to it,
 *  and until the reader scrolls on: a short last section never reaches the middle. */
export function useCurrentSection(): [current: SectionId, choose: (id: SectionId) => void] {
  const [current, setCurrent] = useState(() => fromHash() ?? first)
  const chosen = useRef(fromHash())

  useEffect(() => {
    if (chosen.current) document.getElementById(chosen.current)?.scrollIntoView()
    let frame = 0
    const follow = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (!chosen.current) setCurrent(sectionAtMiddle())
      })
    }
    const release = () => {
      chosen.current = null
    }
    const arrive = () => {
      const arrived = chosen.current !== null && isInView(chosen.current)
      release()
      if (!arrived) follow()
    }
    const listening = new AbortController()
    const passive = { passive: true, signal: listening.signal }
    addEventListener('scroll', follow, passive)
    addEventListener('scrollend', arrive, passive)
    addEventListener('wheel', release, passive)
    addEventListener('touchmove', release, passive)
    return () => {
      cancelAnimationFrame(frame)
      listening.abort()
    }
  }, [])

  const choose = useCallback((id: SectionId) => {
    chosen.current = id
    setCurrent(id)
  }, [])
  return [current, choose]
}

const box = (id: SectionId) => document.getElementById(id)?.getBoundingClientRect()

/** The lowest section that has reached the middle; at the end of the page the last one. */
function sectionAtMiddle(): SectionId {
  if (scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2) return last
  return sectionIds.findLast((id) => (box(id)?.top ?? Infinity) <= innerHeight / 2) ?? first
}

function isInView(id: SectionId): boolean {
  const at = box(id)
  return at !== undefined && at.top < innerHeight && at.bottom > 0
}
