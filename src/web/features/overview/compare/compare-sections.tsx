import { useMemo, useRef, type ReactNode } from 'react'
import { useSecondFrame } from '#web/ui/hooks/use-second-frame.ts'
import classes from './compare-page.module.css'
import { CreativesCard } from './creatives/creatives-card.tsx'
import { DescriptionsCard } from './descriptions-card.tsx'
import { DetailsCard } from './details/details-card.tsx'
import { FiguresCard } from './figures/figures-card.tsx'
import { RankingsCard } from './rankings/rankings-card.tsx'
import { GapCard } from './gap/gap-card.tsx'
import type { SectionId } from './section-links.tsx'
import { listingOf, type Side } from './side.ts'
import { TextsCard } from './texts-card.tsx'
import { compareKeywords, type ComparedKeyword } from './words/compare-keywords.ts'
import { DensityCard } from './words/density-card.tsx'
import { KeywordsCard } from './words/keywords-card.tsx'

/** The sections of the page in their order; each side of each loads, fails and ages by itself. */
export function CompareSections(sides: { own: Side; competitor: Side }) {
  const keywords = useComparedKeywords(sides.own, sides.competitor)
  return (
    <>
      <Section id="figures">
        <FiguresCard {...sides} />
      </Section>
      <Section id="texts">
        <TextsCard {...sides} />
        <DescriptionsCard {...sides} />
      </Section>
      <Later id="keywords">
        <GapCard {...sides} />
        <KeywordsCard {...sides} keywords={keywords} />
        <DensityCard {...sides} keywords={keywords} />
      </Later>
      <Later id="creatives">
        <CreativesCard {...sides} />
      </Later>
      <Later id="category-rankings">
        <RankingsCard {...sides} />
      </Later>
      <Later id="app-details">
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

/** A section that stands below the fold wherever the page opens. */
function Later({ id, children }: { id: SectionId; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const { isDrawn, minHeight } = useSecondFrame(place, id)
  return (
    <div className={classes.section} style={{ minHeight }} id={id} tabIndex={-1} ref={place}>
      {isDrawn && children}
    </div>
  )
}

/** The keywords of both listings; null while one is missing. */
function useComparedKeywords(own: Side, competitor: Side): ComparedKeyword[] | null {
  const [ours, theirs] = [detailsOf(own), detailsOf(competitor)]
  return useMemo(() => (ours && theirs ? compareKeywords(ours, theirs) : null), [ours, theirs])
}

const detailsOf = (side: Side) => {
  const listing = listingOf(side)
  return listing.state === 'ready' ? listing.details : null
}
