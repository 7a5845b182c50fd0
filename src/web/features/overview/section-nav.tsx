import { Trans, useLingui } from '@lingui/react/macro'
import { IconShare2 } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { prefersReducedMotion } from '#web/ui/hooks/reduced-motion.ts'
import { Disclosure } from '#web/ui/overlays/disclosure.tsx'
import { sectionIds, type SectionId, useCurrentSection, takeAsFollowed, useDeepLink } from './current-section.ts'
import { loadShare, PanelPart, preloadPart } from './panel-part.tsx'
import classes from './section-nav.module.css'

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

  // On a narrow window the links scroll sideways: the current one is brought into sight, and links that are in sight stay
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
      <div className={classes.age}>{children}</div>
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
