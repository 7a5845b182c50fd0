import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { AverageChange, GroupChange } from '#aso/reviews/average-change.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { PlainTable } from '#web/ui/data-table/plain-table.tsx'
import { topicName } from '../summaries/topics.ts'
import { groupName, type Cause } from './groups.ts'
import classes from './over-time.module.css'

/** Groups with a row of their own; the others share one row, so that the sum stays exact. */
const SHOWN = 8

/** Each group with its contribution to the change; together they are the change. */
export function WhyTable({ change, cause }: { change: AverageChange; cause: Cause }) {
  const { averageBefore, averageAfter, groups } = change
  const others = groups.slice(SHOWN)
  const sum = others.reduce((all, { mix, rate }) => all + mix + rate, 0)
  const name = ({ group }: GroupChange) =>
    cause === 'topic' ? (
      group === null ? (
        <Trans>About none of the topics</Trans>
      ) : (
        topicName(group)
      )
    ) : (
      groupName(group, cause)
    )
  return (
    <>
      <PlainTable caption={<Trans>Contributions to the change</Trans>} className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              {cause === 'version' ? (
                <Trans>Version</Trans>
              ) : cause === 'country' ? (
                <Trans>Country</Trans>
              ) : (
                <Trans>Topic</Trans>
              )}
            </th>
            <th scope="col" data-align="right" data-column="wide">
              <Trans>Reviews</Trans>
            </th>
            <th scope="col" data-align="right">
              <Trans>Average</Trans>
            </th>
            <th scope="col" data-align="right">
              <Trans>Effect in stars</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.slice(0, SHOWN).map((group) => (
            <tr key={group.group ?? ''}>
              <th scope="row">{name(group)}</th>
              <td data-align="right" data-column="wide">
                {count(group.before)} → {count(group.after)}
              </td>
              <td data-align="right">
                {stars(group.averageBefore)} → {stars(group.averageAfter)}
              </td>
              <td data-align="right">
                <Effect value={group.mix + group.rate} />
              </td>
            </tr>
          ))}
          {others.length > 0 && (
            <tr>
              <th scope="row">
                <Trans>All others</Trans>
              </th>
              <td data-align="right" data-column="wide">
                {count(total(others, 'before'))} → {count(total(others, 'after'))}
              </td>
              <td data-align="right">–</td>
              <td data-align="right">
                <Effect value={sum} />
              </td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Trans>All reviews</Trans>
            </th>
            <td data-align="right" data-column="wide">
              {count(total(groups, 'before'))} → {count(total(groups, 'after'))}
            </td>
            <td data-align="right">
              {stars(averageBefore)} → {stars(averageAfter)}
            </td>
            <td data-align="right">
              <Effect value={averageAfter - averageBefore} />
            </td>
          </tr>
        </tfoot>
      </PlainTable>
      <Text size="sm" c="dimmed" px="var(--sg-card-padding)" py={14}>
        <Trans>
          A group's effect depends on how its own average and its share of all reviews changed. The effects add up to
          the change.
        </Trans>
      </Text>
    </>
  )
}

const stars = (value: number | null) => (value === null ? '–' : formatNumber(value, language(), 2))
/** A review about several topics counts in parts. */
const count = (value: number) => formatNumber(value, language(), Number.isInteger(value) ? 0 : 1)

/** Parts of reviews add up to whole ones, but for the rounding of fractions. */
const total = (groups: readonly GroupChange[], when: 'before' | 'after') =>
  Math.round(groups.reduce((all, group) => all + group[when], 0) * 10) / 10

function Effect({ value }: { value: number }) {
  // A value that rounds to zero has no sign.
  const text = formatNumber(Math.abs(value), language(), 3)
  const isNone = Math.abs(value) < 0.0005
  const sign = isNone ? '' : value > 0 ? '+' : '−'
  return (
    <Text span inherit c={isNone ? 'inherit' : value > 0 ? 'good' : 'bad'}>
      {sign}
      {text}
    </Text>
  )
}
