import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import classes from './section-links.module.css'
import { prefersReducedMotion } from '#web/ui/hooks/reduced-motion.ts'

/** Sections in their order; the ids are the hashes of deep links. */
export type SectionId = 'figures' | 'texts' | 'keywords' | 'creatives' | 'category-rankings' | 'app-details'

const labels: Record<SectionId, ReactNode> = {
  figures: <Trans>Figures</Trans>,
  texts: <Trans>Texts</Trans>,
  keywords: <Trans>Keywords</Trans>,
  creatives: <Trans>Creatives</Trans>,
  'category-rankings': <Trans>Category rankings</Trans>,
  'app-details': <Trans>App details</Trans>,
}
// The object's keys are its type's.
const ids = Object.keys(labels) as SectionId[]

/** Links to the sections of the page; `onGo` draws what stands on the way to one. */
export function SectionLinks({ onGo }: { onGo: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const go = (event: MouseEvent, id: SectionId) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onGo()
    scrollTo(id)
    // The address names the section, without a step in the history; the scrolling is done above.
    void navigate({ to: '.', hash: id, replace: true, resetScroll: false, hashScrollIntoView: false })
  }
  return (
    <nav className={classes.nav} aria-label={t`Sections`}>
      <ul className={classes.links}>
        {ids.map((id) => (
          <li key={id}>
            <a className={classes.link} href={`#${id}`} onClick={(event) => go(event, id)}>
              {labels[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls to a section, which takes the focus for the next Tab. */
function scrollTo(id: SectionId) {
  const section = document.getElementById(id)
  if (!section) return
  const still = prefersReducedMotion()
  section.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' })
  section.focus({ preventScroll: true })
}
