import { PageAge } from '../parts/page-age.tsx'
import type { Side } from './side.ts'

/** The age of the older side, and one button that refreshes both. */
export function ComparedAge({ own, competitor }: { own: Side; competitor: Side }) {
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
