import { useRef, type ReactNode } from 'react'
import { useNear } from '../lazy-parts.ts'
import { useSecondFrame } from '#web/ui/hooks/use-second-frame.ts'
import classes from './compare-page.module.css'
import { CreativesCard } from './creatives/creatives-card.tsx'
import { DescriptionsCard } from './descriptions-card.tsx'
import { DetailsCard } from './details/details-card.tsx'
import { FiguresCard } from './figures/figures-card.tsx'
import { RankingsCard } from './rankings/rankings-card.tsx'
import { GapCard } from './gap/gap-card.tsx'
import { useRankedLists } from './gap/use-gap.ts'
import type { SectionId } from './section-links.tsx'
import { listingOf, type Side } from './side.ts'
import { TextsCard } from './texts-card.tsx'
import { compareKeywords, type ComparedKeyword } from './words/compare-keywords.ts'
import { DensityCard } from './words/density-card.tsx'
import { KeywordsCard } from './words/keywords-card.tsx'

interface Props {
  own: Side
  competitor: Side
  /** Whether all of it is drawn, however far down, as the way to one of its parts needs. */
  isWhole: boolean
}

/**
 * The sections of the page in their order; each side of each loads, fails and ages by itself. Those below the fold are drawn
 * as they near the window; what they show is brought to the device all the same.
 */
export function CompareSections({ isWhole, ...sides }: Props) {
  useRankedLists(sides.own, sides.competitor)
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
        <GapCard {...sides} />
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

function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <div className={classes.section} id={id} tabIndex={-1}>
      {children}
    </div>
  )
}

/** A section that stands below the fold wherever the page opens: drawn once it is near, and then in the second frame. */
function Later({ id, isWhole, children }: { id: SectionId; isWhole: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const { isDrawn, minHeight } = useSecondFrame(place, id, near || isWhole)
  return (
    <div className={isDrawn ? classes.section : classes.later} style={{ minHeight }} id={id} tabIndex={-1} ref={place}>
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
