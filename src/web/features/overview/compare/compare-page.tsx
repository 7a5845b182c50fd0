import { useState, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import { getRankedKeywords } from '#contract/overview/overview.ts'
import { appKey, type SelectedApp } from '#web/apps/selected-app.ts'
import { isInMemory } from '#web/data/cache/restore.ts'
import { rankedKeywordsRead } from '#web/data/queries/ranked-keywords.ts'
import { restoreReads } from '#web/data/queries/read.ts'
import { PageAge } from '../page-age.tsx'
import { overviewReads } from '../reads.ts'
import { Head, SidesBar } from './compare-head.tsx'
import classes from './compare-page.module.css'
import { CompareSections, SectionLinks, type DrawGap } from './compare-sections.tsx'
import { useSide, type Side } from './side.tsx'

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

export type { DrawGap }

/** The own app beside a competitor in one country, section by section. */
export function ComparePage({ gap, ...selected }: Pair & { gap: DrawGap }) {
  const pair = useRestoredPair(selected)
  // Another app or country is another page: nothing of the one before stays.
  return pair && <Compared key={pairKey(pair)} {...pair} gap={gap} />
}

function Compared({ gap, ...pair }: Pair & { gap: DrawGap }) {
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
      <CompareSections own={own} competitor={competitor} gap={gap} isWhole={isWhole} />
    </div>
  )
}

/** Longest the page waits for the device, ms; then it draws its skeleton. */
const PATIENCE_MS = 100

/**
 * Follows a selection once the device's answers for both apps are in memory, so that a pair seen before shows at once: in
 * the page's first frame where this start has shown it, so that going back finds the place where the reader was. null until
 * the first is there.
 */
function useRestoredPair(pair: Pair): Pair | null {
  const [shown, setShown] = useState<Pair | null>(() => (isInMemory(pairReads(pair)) ? pair : null))
  const key = pairKey(pair)
  const isShown = shown !== null && pairKey(shown) === key

  useEffect(() => {
    if (isShown) return undefined
    let live = true
    const show = () => {
      if (live) setShown(pair)
      live = false
    }
    const timer = setTimeout(show, PATIENCE_MS)
    void restoreReads(pairReads(pair)).then(show)
    return () => {
      live = false
      clearTimeout(timer)
    }
    // The pair is made anew with every render; the key says which it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isShown, key])

  // Titles change without a change of the selection.
  return isShown ? pair : shown
}

/** Two apps beside each other in one country: the project's own on the left, a competitor on the right. */
interface Pair {
  own: SelectedApp
  competitor: SelectedApp
  /** The selected country's locale. */
  locale: string
}

/** Equal for the same two apps in the same country. */
const pairKey = ({ own, competitor, locale }: Pair): string => `${appKey(own)} ${appKey(competitor)} ${locale}`

/** What the device may have of both; the counts are asked for by their own hook (useRankedKeywords). */
const pairReads = ({ own, competitor, locale }: Pair) =>
  [own, competitor].flatMap((app) => overviewReads(app, locale).concat(countsOf(app, locale)))

function countsOf({ trackId, store }: SelectedApp, locale: string) {
  const listing = { trackId, store, locale }
  return [getRankedKeywords, getAllRankedKeywords].map((endpoint) => rankedKeywordsRead(endpoint, listing))
}
