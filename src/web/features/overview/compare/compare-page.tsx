import { useState } from 'react'
import { flushSync } from 'react-dom'
import { PageAge } from '../page-age.tsx'
import { CompareSections } from './compare-sections.tsx'
import classes from './compare-page.module.css'
import { Head } from './head.tsx'
import { pairKey, type Pair } from './pair.ts'
import { SectionLinks } from './section-links.tsx'
import { useSide, type Side } from './side.ts'
import { SidesBar } from './sides-bar.tsx'
import { useRestoredPair } from './use-restored-pair.ts'

/** The age of the older side, and one button that refreshes both. */
function ComparedAge({ own, competitor }: { own: Side; competitor: Side }) {
  const { details, ...ours } = own.results
  const { details: theirDetails, ...theirs } = competitor.results
  const isOlder = (theirDetails.updatedAt ?? Infinity) < (details.updatedAt ?? Infinity)
  const named = Object.fromEntries(Object.entries(theirs).map(([name, result]) => [`their ${name}`, result]))
  return (
    <PageAge
      project={own.app.project}
      locale={own.locale}
      results={{
        ...ours,
        ...named,
        details: isOlder ? theirDetails : details,
        otherDetails: isOlder ? details : theirDetails,
      }}
    />
  )
}

/** The own app beside a competitor in one country, section by section. */
export function ComparePage(selected: Pair) {
  const pair = useRestoredPair(selected)
  // Another app or country is another page: nothing of the one before stays.
  return pair && <Compared key={pairKey(pair)} {...pair} />
}

function Compared(pair: Pair) {
  const own = useSide(pair.own, pair.locale)
  const competitor = useSide(pair.competitor, pair.locale)
  const [isWhole, setWhole] = useState(location.hash !== '')
  return (
    <div className={classes.page}>
      <Head own={own} competitor={competitor}>
        <ComparedAge own={own} competitor={competitor} />
      </Head>
      <div className={classes.stuck}>
        <SectionLinks onGo={() => flushSync(() => setWhole(true))} />
        <SidesBar own={own} competitor={competitor} />
      </div>
      <CompareSections own={own} competitor={competitor} isWhole={isWhole} />
    </div>
  )
}
