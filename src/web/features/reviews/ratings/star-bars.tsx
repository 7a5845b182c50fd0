import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Table } from '@mantine/core'
import { formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import classes from './ratings.module.css'

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

/** Smallest share shown as a number, 0..1. */
const LEAST = 0.01

/** A share of ratings in whole per cent: "71%"; a few among many are "<1%" and not none. */
export function shareText(count: number, total: number): string {
  const share = total === 0 ? 0 : count / total
  const isFew = count > 0 && Math.round(share * 100) === 0
  return `${isFew ? '<' : ''}${formatPercent(isFew ? LEAST : share, language(), 0)}`
}
