import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Table, Text } from '@mantine/core'
import type { NewRatings } from '#contract/overview/history.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import classes from './new-stars.module.css'
import { shareText } from './star-bars.tsx'

/** How many ratings there are. `counts`: those of 1 to 5 stars. */
const totalOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** Their mean, 1..5; null: there are none. */
function meanStars(counts: readonly number[]): number | null {
  const total = totalOf(counts)
  return total === 0 ? null : counts.reduce((sum, count, index) => sum + count * (index + 1), 0) / total
}

/** New ratings by stars in the chosen days beside as many days before: five stars first. */
export function NewStars({ gained: { days, last, before } }: { gained: NewRatings }) {
  const { t } = useLingui()
  const total = totalOf(last)
  const totalBefore = before && totalOf(before)
  const spans = [last, ...(before ? [before] : [])]
  return (
    <Table withRowBorders={false} className={classes.stars} aria-label={t`New ratings by stars`}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">
            <Trans>Stars</Trans>
          </Table.Th>
          <Table.Td aria-hidden />
          <Table.Th scope="col" data-align="right">
            <Plural value={days} one="Last day" other="Last # days" />
          </Table.Th>
          <Table.Th scope="col" data-align="right">
            <Plural value={days} one="# day before" other="# days before" />
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {last
          .map((_, index) => index)
          .toReversed()
          .map((index) => (
            <Table.Tr key={index}>
              <Table.Th scope="row">
                <Plural value={index + 1} one="# star" other="# stars" />
              </Table.Th>
              <Table.Td className={classes.bars} aria-hidden>
                {spans.map((counts, span) => (
                  <span
                    key={span === 0 ? 'last' : 'before'}
                    data-before={span === 1 || undefined}
                    style={{ width: `${shareOf(counts, index) * 100}%` }}
                  />
                ))}
              </Table.Td>
              <Table.Td data-align="right">
                <Count counts={last} index={index} total={total} />
              </Table.Td>
              <Table.Td data-align="right">
                {before && totalBefore !== null ? <Count counts={before} index={index} total={totalBefore} /> : '–'}
              </Table.Td>
            </Table.Tr>
          ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th scope="row">
            <Trans>All</Trans>
          </Table.Th>
          <Table.Td aria-hidden />
          <Table.Td data-align="right">
            <Sum counts={last} />
          </Table.Td>
          <Table.Td data-align="right">{before ? <Sum counts={before} /> : '–'}</Table.Td>
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  )
}

const shareOf = (counts: readonly number[], index: number) => {
  const total = totalOf(counts)
  return total === 0 ? 0 : (counts[index] ?? 0) / total
}

function Count({ counts, index, total }: { counts: readonly number[]; index: number; total: number }) {
  const count = counts[index] ?? 0
  return (
    <>
      {shareText(count, total)} <CountText value={count} />
    </>
  )
}

/** How many, and their mean. */
function Sum({ counts }: { counts: readonly number[] }) {
  const { t } = useLingui()
  const mean = meanStars(counts)
  return (
    <>
      {mean !== null && <Text span inherit fw={540}>{t`avg. ${formatNumber(mean, language(), 2)}`}</Text>}{' '}
      <CountText value={totalOf(counts)} />
    </>
  )
}

const CountText = ({ value }: { value: number }) => (
  <Text span inherit display="inline-block" miw={40} c="dimmed">
    {formatNumber(value, language())}
  </Text>
)
