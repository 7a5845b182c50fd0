import { Plural, Trans, useLingui } from '@lingui/react/macro'
import classes from './ratings.module.css'
import { shareText } from './share-text.ts'

/** How many gave how many stars, five first. `distribution`: ratings of 1 to 5 stars. */
export function StarBars({ distribution }: { distribution: readonly number[] }) {
  const { t } = useLingui()
  const total = distribution.reduce((sum, count) => sum + count, 0)
  return (
    <table className={classes.stars} aria-label={t`Ratings by stars`}>
      <tbody>
        {distribution
          .map((count, index) => ({ count, stars: index + 1, share: total === 0 ? 0 : count / total }))
          .toReversed()
          .map(({ count, stars, share }) => (
            <tr key={stars}>
              <th scope="row">
                <Plural value={stars} one="# star" other="# stars" />
              </th>
              <td className={classes.bar} aria-hidden>
                <span style={{ width: `${share * 100}%` }} />
              </td>
              <td className={classes.share}>{shareText(count, total)}</td>
              <td className={classes.number}>
                <Plural value={count} one="# rating" other="# ratings" />
              </td>
            </tr>
          ))}
      </tbody>
      <tfoot className="sg-visually-hidden">
        <tr>
          <th scope="row">
            <Trans>All</Trans>
          </th>
          <td colSpan={3}>
            <Plural value={total} one="# rating" other="# ratings" />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
