import { Trans, Plural } from '@lingui/react/macro'
import { Anchor, Group, Text } from '@mantine/core'
import type { Measuring as State, KeywordTag } from '#contract/keywords/tracked.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { dayOf, type UtcDay } from '#contract/protocol/days.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import { formatDate, formatDay, formatNumber, formatTime, localDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { UpgradeLink, useWayToMore } from '#web/ui/access/upgrade-link.tsx'
import classes from '../tracking/tracking-note.module.css'
import { everyKeyword, missingTag, type MonitorFilter } from './monitor-filter.ts'

/** How many of the keywords have been measured, and when the rest will be. */
export function Measuring({ measured, total, readyAt, reason, retryAt }: State) {
  const [known, all] = [measured, total].map((count) => formatNumber(count, language()))
  const time = readyAt === null ? null : soon(readyAt)
  const retry = retryAt === undefined ? null : soon(retryAt)
  return (
    <Group component="p" className={classes.links} gap="4px 10px" c="dimmed" fz="sm" lh="sm" role="status">
      <span>
        {time === null ? (
          <Trans>
            {known} of {all} keywords measured.
          </Trans>
        ) : (
          <Trans>
            {known} of {all} keywords measured, the rest by about {time}. New keywords come first.
          </Trans>
        )}
      </span>
      {reason === 'STORE_UNAVAILABLE' && (
        <span>
          {retry === null ? (
            <Trans>The store isn't responding. We'll keep asking.</Trans>
          ) : (
            <Trans>The store isn't responding. We'll ask again at about {retry}.</Trans>
          )}
        </span>
      )}
      {reason === 'NOT_RUNNING' && (
        <span>
          <Trans>Measuring hasn't started yet.</Trans>
        </span>
      )}
      {reason === 'NOT_IN_MARKET' && (
        <span>
          <Trans>This data contains no searches, so ranks aren't known.</Trans>
        </span>
      )}
    </Group>
  )
}

/** The time of a moment, with its date unless it is today. */
export function soon(moment: string): string {
  const time = formatTime(Date.parse(moment), language())
  return localDay(moment) === localDay(Date.now()) ? time : `${formatDate(moment, language())}, ${time}`
}

/** Why there are no estimates yet: the store's search results don't include the number of ratings. */
export function NoEstimates({ rows }: { rows: readonly Pick<KeywordMetrics, 'appsCount' | 'volume'>[] }) {
  const searched = rows.filter(({ appsCount }) => appsCount !== null && appsCount > 0)
  if (searched.length === 0 || searched.some(({ volume }) => volume !== null)) return null
  return (
    <Group component="p" className={classes.links} gap="4px 10px" c="dimmed" fz="sm" lh="sm">
      <Trans>
        Volume and difficulty follow later: this store's search results don't show how many people rated an app, so we
        read the pages of the top apps after the ranks.
      </Trans>
    </Group>
  )
}

/** KEY-030: how many keywords have no slot in the plan, and what to do about it. */
export function BeyondPlan({ count }: { count: number }) {
  const way = useWayToMore()
  if (count === 0) return null
  return (
    <Group component="p" className={classes.links} gap="4px 10px" c="dimmed" fz="sm" lh="sm" role="status">
      <span>
        {way === null ? (
          <Plural
            value={count}
            one="# keyword is beyond the limit, the newest one. It stays, but isn't updated."
            other="# keywords are beyond the limit, the newest ones. They stay, but aren't updated."
          />
        ) : (
          <Plural
            value={count}
            one="# keyword is beyond the slots of your plan, the newest one. It stays, but isn't updated."
            other="# keywords are beyond the slots of your plan, the newest ones. They stay, but aren't updated."
          />
        )}
      </span>
      <span>
        {way === 'plans' ? (
          <>
            <Trans>Stop tracking others, or</Trans>{' '}
            <UpgradeLink from="keyword_limit">
              <Trans>see plans</Trans>
            </UpgradeLink>
          </>
        ) : way === 'owner' ? (
          <Trans>Stop tracking others, or ask the account owner for more.</Trans>
        ) : (
          <Trans>Stop tracking others to make room.</Trans>
        )}
      </span>
    </Group>
  )
}

interface EstimatesNoteProps extends Pick<Provenance, 'kind' | 'asOf'> {
  /** As of `MethodPopover`. */
  officialWeek: UtcDay | null
}

/** One line below the table: which figures are estimates, from when, and which volumes are Apple's own. */
export function EstimatesNote({ kind, asOf, officialWeek }: EstimatesNoteProps) {
  const day = formatDay(dayOf(asOf), language())
  const week = officialWeek && formatDay(officialWeek, language())
  return (
    <Text size="xs" c="var(--sg-text-3)">
      {kind === 'sample' ? (
        <Trans>
          Volume, difficulty, relevancy, reach and type are estimates, here from searches of the sample market on {day}.
        </Trans>
      ) : (
        <Trans>
          Volume, difficulty, relevancy, reach and type are estimates from the store's search results, last read on{' '}
          {day}.
        </Trans>
      )}
      {officialWeek !== null && (
        <>
          {' '}
          <Trans>Volumes marked as official are Apple's, of the week from {week}.</Trans>
        </>
      )}
    </Text>
  )
}

interface Props {
  filter: MonitorFilter
  onFilter: (filter: MonitorFilter) => void
  /** Of the project. */
  tags: readonly KeywordTag[]
  /** Called before it unmounts: moves the focus. */
  onLeave: () => void
}

/** Shown if no keyword passes the filters; names a filtered tag that the app doesn't have. */
export function NothingMatches({ filter, onFilter, tags, onLeave }: Props) {
  const filterBy = (next: MonitorFilter) => {
    onLeave()
    onFilter(next)
  }
  const tag = missingTag(filter, tags)
  return (
    <Text inherit py={40} c="dimmed" ta="center" role="status">
      {tag === null ? (
        <Trans>No keywords match.</Trans>
      ) : (
        <Trans>This app has no tag “{tag}”, so no keyword matches.</Trans>
      )}{' '}
      {tag !== null && (
        <>
          <Anchor component="button" type="button" variant="action" onClick={() => filterBy({ ...filter, tag: null })}>
            <Trans>Show all tags</Trans>
          </Anchor>{' '}
        </>
      )}
      <Anchor component="button" type="button" variant="action" onClick={() => filterBy(everyKeyword)}>
        <Trans>Clear filters</Trans>
      </Anchor>
    </Text>
  )
}
