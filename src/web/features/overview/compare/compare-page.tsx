import { CompareSections } from './compare-sections.tsx'
import classes from './compare-page.module.css'
import { Head } from './head.tsx'
import { ComparedAge } from './compared-age.tsx'
import { pairKey, type Pair } from './pair.ts'
import { SectionLinks } from './section-links.tsx'
import { useSide } from './side.ts'
import { SidesBar } from './sides-bar.tsx'
import { useRestoredPair } from './use-restored-pair.ts'

/** The own app beside a competitor in one country, section by section. */
export function ComparePage(selected: Pair) {
  'use memo'
  const pair = useRestoredPair(selected)
  // Another app or country is another page: nothing of the one before stays.
  return pair && <Compared key={pairKey(pair)} {...pair} />
}

function Compared(pair: Pair) {
  const own = useSide(pair.own, pair.locale)
  const competitor = useSide(pair.competitor, pair.locale)
  return (
    <div className={classes.page}>
      <Head own={own} competitor={competitor}>
        <ComparedAge own={own} competitor={competitor} />
      </Head>
      <div className={classes.stuck}>
        <SectionLinks />
        <SidesBar own={own} competitor={competitor} />
      </div>
      <CompareSections own={own} competitor={competitor} />
    </div>
  )
}
