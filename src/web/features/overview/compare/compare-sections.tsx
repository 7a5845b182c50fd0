import { Group } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useRef, type ReactNode, type MouseEvent } from 'react'
import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import { useRankedKeywords } from '#web/data/queries/ranked-keywords.ts'
import { prefersReducedMotion } from '#web/ui/hooks/media-queries.ts'
import { useDeferredSection } from '#web/ui/hooks/use-deferred-section.ts'
import { useNear } from '../lazy-parts.tsx'
import { CreativesCard } from './compare-creatives.tsx'
import { DensityCard } from './compare-densities.tsx'
import { DetailsCard } from './compare-details.tsx'
import { FiguresCard } from './compare-figures.tsx'
import classes from './compare-page.module.css'
import { RankingsCard } from './compare-rankings.tsx'
import { DescriptionsCard, TextsCard } from './compare-texts.tsx'
import { KeywordsCard } from './compare-words.tsx'
import { compareKeywords, type ComparedKeyword } from './compared-keywords.ts'
import { listingOf, type Side } from './side.tsx'

/** Draws what the ranked keywords of two apps have in common, and what only one has. */
export type DrawGap = (sides: { own: Side; competitor: Side }) => ReactNode

interface Props {
  own: Side
  competitor: Side
  gap: DrawGap
  /** Whether all of it is drawn, however far down, as the way to one of its parts needs. */
  isWhole: boolean
}

/**
 * The sections of the page in their order; each side of each loads, fails and ages by itself. Those below the fold are drawn
 * as they near the window; what they show is saved on the device all the same.
 */
export function CompareSections({ isWhole, gap, ...sides }: Props) {
  useSavedRanks(sides.own)
  useSavedRanks(sides.competitor)
  return (
    <>
      <Section id="figures">
        <FiguresCard {...sides} />
      </Section>
      <Section id="texts">
        <TextsCard {...sides} />
        <DescriptionsCard {...sides} />
      </Section>
      <Later id="keywords" isWhole={isWhole}>
        {gap(sides)}
        <KeywordCards {...sides} />
      </Later>
      <Later id="creatives" isWhole={isWhole}>
        <CreativesCard {...sides} />
      </Later>
      <Later id="category-rankings" isWhole={isWhole}>
        <RankingsCard {...sides} />
      </Later>
      <Later id="app-details" isWhole={isWhole}>
        <DetailsCard {...sides} />
      </Later>
    </>
  )
}

/** Has the list of an app's ranked keywords on the device before it is looked at. */
const useSavedRanks = ({ app: { trackId, store }, locale }: Side) =>
  useRankedKeywords(getAllRankedKeywords, { trackId, store, locale })

function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <div className={classes.section} id={id} tabIndex={-1}>
      {children}
    </div>
  )
}

/** A section that stands below the fold wherever the page opens: drawn once it is near, and then in the second frame. */
function Later({ id, isWhole, children }: { id: SectionId; isWhole: boolean; children: ReactNode }) {
  const section = useRef<HTMLDivElement>(null)
  const near = useNear(section)
  const { isDrawn, minHeight } = useDeferredSection(section, id, near || isWhole)
  return (
    <div
      className={isDrawn ? classes.section : classes.later}
      style={{ minHeight }}
      id={id}
      tabIndex={-1}
      ref={section}
    >
      {isDrawn && children}
    </div>
  )
}

function KeywordCards(sides: { own: Side; competitor: Side }) {
  const keywords = useComparedKeywords(sides.own, sides.competitor)
  return (
    <>
      <KeywordsCard {...sides} keywords={keywords} />
      <DensityCard {...sides} keywords={keywords} />
    </>
  )
}

/** The keywords of both listings; null while one is missing. */
function useComparedKeywords(own: Side, competitor: Side): ComparedKeyword[] | null {
  const [ours, theirs] = [detailsOf(own), detailsOf(competitor)]
  return ours && theirs ? compareKeywords(ours, theirs) : null
}

const detailsOf = (side: Side) => {
  const listing = listingOf(side)
  return listing.state === 'ready' ? listing.details : null
}

/** Sections in their order; the ids are the hashes of deep links. */
type SectionId = 'figures' | 'texts' | 'keywords' | 'creatives' | 'category-rankings' | 'app-details'

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
      <Group component="ul" gap="0 24px" wrap="nowrap">
        {ids.map((id) => (
          <li key={id}>
            <a className={classes.link} href={`#${id}`} onClick={(event) => go(event, id)}>
              {labels[id]}
            </a>
          </li>
        ))}
      </Group>
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
