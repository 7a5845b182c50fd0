import { Group } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconShare2 } from '@tabler/icons-react'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, type MouseEvent, type ReactNode, useCallback, useState } from 'react'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { prefersReducedMotion } from '#web/ui/hooks/media-queries.ts'
import { Disclosure } from '#web/ui/overlays/disclosure.tsx'
import { loadShare, PanelPart, preloadPart } from './lazy-parts.tsx'
import classes from './section-nav.module.css'

/** Sections of the overview in their order; the ids are the hashes of deep links. */
const sectionIds = ['metadata', 'creatives', 'category-rankings', 'app-details'] as const
export type SectionId = (typeof sectionIds)[number]

const isSectionId = (value: string): value is SectionId => (sectionIds as readonly string[]).includes(value)

const labels: Record<SectionId, ReactNode> = {
  metadata: <Trans>Metadata</Trans>,
  creatives: <Trans>Creatives</Trans>,
  'category-rankings': <Trans>Category rankings</Trans>,
  'app-details': <Trans>App details</Trans>,
}

/** OV-026: links to the sections that stay under the top bar, and at their right the age of the page. */
export function SectionNav({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [current, show] = useCurrentSection()
  useDeepLink(show)
  const links = useRef<HTMLElement>(null)

  // On a narrow window the links scroll sideways: the current one is scrolled into view, and links that are in sight stay
  // under the finger that presses one. The first stands there from the start, and looking where it is would lay
  // the whole page out before its first frame.
  const moved = useRef(current !== sectionIds[0])
  useEffect(() => {
    const bar = links.current
    if (current !== sectionIds[0]) moved.current = true
    if (!moved.current) return
    const link = bar?.querySelector<HTMLElement>(`[href='#${current}']`)
    if (bar && link && !bar.matches(':active') && !isInSight(link, bar))
      bar.scrollTo({ left: link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2 })
  }, [current])

  const go = (event: MouseEvent, id: SectionId) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    show(id, prefersReducedMotion() ? 'instant' : 'smooth')
    // The section takes the focus for the next Tab.
    document.getElementById(id)?.focus({ preventScroll: true })
    // The address names the section, without a step in the history; the scrolling is done above.
    takeAsFollowed(id)
    void navigate({ to: '.', hash: id, replace: true, resetScroll: false, hashScrollIntoView: false })
  }

  return (
    <div className={classes.bar}>
      <nav className={classes.nav} ref={links} aria-label={t`Sections`}>
        <ul className={classes.links}>
          {sectionIds.map((id) => (
            <li key={id}>
              <a
                className={classes.link}
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                onClick={(event) => go(event, id)}
              >
                {labels[id]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Group gap="xs" wrap="nowrap" flex="none" mr={-8}>
        {children}
      </Group>
    </div>
  )
}

/** Whether all of a link stands within the width that its bar shows. */
const isInSight = ({ offsetLeft, offsetWidth }: HTMLElement, { scrollLeft, clientWidth }: HTMLElement): boolean =>
  offsetLeft >= scrollLeft && offsetLeft + offsetWidth <= scrollLeft + clientWidth

/** Opens the ways to hand this overview on. */
export function ShareButton(props: { app: SelectedApp; locale: string }) {
  const { t } = useLingui()
  return (
    <Disclosure
      title={t`Share`}
      button={<IconShare2 size={17} stroke={1.7} aria-hidden />}
      buttonLabel={t`Share`}
      buttonClassName={classes.share}
      width={300}
      onNear={() => preloadPart(loadShare)}
    >
      <PanelPart load={loadShare} props={props} />
    </Disclosure>
  )
}

const first = sectionIds[0]
const last = sectionIds.at(-1) ?? first

/** A section that was asked for, and where it came to stand, px below the window's top; null: still on the way. */
interface Held {
  id: SectionId
  place: number | null
  /** Of the page when it came to stand there, px: a page of another height moves by itself. */
  pageHeight: number
}

/** Shows a section at the top of the window. */
type GoToSection = (id: SectionId, behavior: 'smooth' | 'instant') => void

/**
 * OV-027, OV-028: the section that crosses the middle of the window, and how to get to one. One that was asked for is the
 * current one on the way there, and keeps its place while cards above it come, until the reader scrolls on.
 */
function useCurrentSection(): [current: SectionId, go: GoToSection] {
  const [current, setCurrent] = useState<SectionId>(first)
  const held = useRef<Held | null>(null)

  const go = useCallback<GoToSection>((id, behavior) => {
    const now: Held = { id, place: null, pageHeight: 0 }
    held.current = now
    setCurrent(id)
    if (behavior === 'instant' || wayTo(id) === 0) land(now)
    else sectionOf(id)?.scrollIntoView({ behavior, block: 'start' })
  }, [])

  useEffect(() => {
    let frame = 0
    const follow = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (!held.current) setCurrent(sectionAtMiddle())
      })
    }
    const release = () => {
      held.current = null
    }
    const onScroll = () => {
      // The browser itself scrolls a page whose height changes; then the section is put back.
      if (held.current && hasLeft(held.current) && held.current.pageHeight === pageHeight()) release()
      follow()
    }
    const onArrival = () => {
      if (held.current?.place === null) land(held.current)
    }
    const keep = new ResizeObserver(() => {
      if (!held.current) return
      if (hasLeft(held.current)) land(held.current)
      else held.current.pageHeight = pageHeight()
    })
    keep.observe(document.body)
    const listening = new AbortController()
    const passive = { passive: true, signal: listening.signal }
    addEventListener('scroll', onScroll, passive)
    addEventListener('scrollend', onArrival, passive)
    // A press may be on the way to the top, or on the scroll bar.
    for (const input of ['wheel', 'touchmove', 'keydown', 'pointerdown']) addEventListener(input, release, passive)
    // At the top it is the first. Even to look how far it is scrolled would lay the page out before its first frame.
    const start = setTimeout(() => scrollY > 0 && follow())
    return () => {
      clearTimeout(start)
      cancelAnimationFrame(frame)
      keep.disconnect()
      listening.abort()
    }
  }, [])

  return [current, go]
}

const pageHeight = () => document.documentElement.scrollHeight
const sectionOf = (id: SectionId) => document.getElementById(id)
const boxOf = (id: SectionId) => sectionOf(id)?.getBoundingClientRect()

/** Puts a section where it belongs, and remembers where that is: a short last one does not reach the top. */
function land(held: Held): void {
  sectionOf(held.id)?.scrollIntoView({ behavior: 'instant', block: 'start' })
  held.place = boxOf(held.id)?.top ?? null
  held.pageHeight = pageHeight()
}

/** Whether a section stands elsewhere than where it was put: something above has grown, or the reader has scrolled. */
const hasLeft = ({ id, place }: Held): boolean => place !== null && Math.abs((boxOf(id)?.top ?? place) - place) > 2

const rootStyle = () => getComputedStyle(document.documentElement)
/** `auto` stands for none. */
const pixels = (length: string) => Number.parseFloat(length) || 0

/** How far the page must scroll to show a section at its top, px. */
function wayTo(id: SectionId): number {
  const section = sectionOf(id)
  if (!section) return 0
  const above = pixels(getComputedStyle(section).scrollMarginTop) + pixels(rootStyle().scrollPaddingTop)
  const end = Math.max(0, pageHeight() - innerHeight)
  const wanted = Math.min(end, Math.max(0, scrollY + section.getBoundingClientRect().top - above))
  return Math.round(wanted - scrollY)
}

/** The lowest section that has reached the middle; at the end of the page the last one. */
function sectionAtMiddle(): SectionId {
  if (scrollY > 0 && innerHeight + scrollY >= pageHeight() - 2) return last
  return sectionIds.findLast((id) => (boxOf(id)?.top ?? Infinity) <= innerHeight / 2) ?? first
}

/** The page and section that were shown last. */
let followed: string | null = null

/** What is selected stands in the address too, and leads nowhere on the page. */
const here = (hash = location.hash) => location.pathname + hash

/**
 * OV-026: shows the section that the address names: at the start, and when back or forward lead to another one. An
 * address is followed once: another app or country on this page leaves the reader where they are.
 */
function useDeepLink(show: GoToSection): void {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  useEffect(() => {
    if (isSectionId(hash) && followed !== here()) show(hash, 'instant')
    followed = here()
  }, [hash, show])
}

/** The section is on screen already: its address, which comes in a moment, need not lead there. */
function takeAsFollowed(id: SectionId): void {
  followed = here(`#${id}`)
}
