import type { ReactNode } from 'react'
import classes from './compare-page.module.css'
import { CreativesCard } from './creatives/creatives-card.tsx'
import { DescriptionsCard } from './descriptions-card.tsx'
import { DetailsCard } from './details/details-card.tsx'
import { FiguresCard } from './figures/figures-card.tsx'
import { RankingsCard } from './rankings/rankings-card.tsx'
import { GapCard } from './gap/gap-card.tsx'
import type { SectionId } from './section-links.tsx'
import type { Side } from './side.ts'
import { TextsCard } from './texts-card.tsx'
import { DensityCard } from './words/density-card.tsx'
import { KeywordsCard } from './words/keywords-card.tsx'
import { useComparedKeywords } from './words/use-compared-keywords.ts'

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
      <Section id="keywords">
        <GapCard {...sides} />
        <KeywordsCard {...sides} keywords={keywords} />
        <DensityCard {...sides} keywords={keywords} />
      </Section>
      <Section id="creatives">
        <CreativesCard {...sides} />
      </Section>
      <Section id="category-rankings">
        <RankingsCard {...sides} />
      </Section>
      <Section id="app-details">
        <DetailsCard {...sides} />
      </Section>
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
