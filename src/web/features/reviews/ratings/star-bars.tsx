import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Table } from '@mantine/core'
import classes from './ratings.module.css'
import { shareText } from './share-text.ts'

/** How many gave how many stars, five first. `distribution`: ratings of 1 to 5 stars. */
export function StarBars({ distribution }: { distribution: readonly number[] }) {
  const { t } = useLingui()
  const total = distribution.reduce((sum, count) => sum + count, 0)
  return (
    <Table withRowBorders={false} className={classes.stars} aria-label={t`Ratings by stars`}>
      <Table.Tbody>
        {distribution
          .map((count, index) => ({ count, stars: index + 1, share: total === 0 ? 0 : count / total }))
          .toReversed()
          .map(({ count, stars, share }) => (
            <Table.Tr key={stars}>
              <Table.Th scope="row">
                <Plural value={stars} one="# star" other="# stars" />
              </Table.Th>
              <Table.Td className={classes.bar} aria-hidden>
                <span style={{ width: `${share * 100}%` }} />
              </Table.Td>
              <Table.Td className={classes.share}>{shareText(count, total)}</Table.Td>
              <Table.Td className={classes.number}>
                <Plural value={count} one="# rating" other="# ratings" />
              </Table.Td>
            </Table.Tr>
          ))}
      </Table.Tbody>
      <Table.Tfoot className="sg-visually-hidden">
        <Table.Tr>
          <Table.Th scope="row">
            <Trans>All</Trans>
          </Table.Th>
          <Table.Td colSpan={3}>
            <Plural value={total} one="# rating" other="# ratings" />
          </Table.Td>
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  )
}
