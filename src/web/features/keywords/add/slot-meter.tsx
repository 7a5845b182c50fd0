import { Plural, Trans } from '@lingui/react/macro'
import { Group, Paper, Text } from '@mantine/core'
import { UpgradeLink, useWayToMore } from '#web/ui/access/upgrade-link.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { Slots } from '../tracking/use-tracking.ts'
import links from '../tracking/tracking-note.module.css'
import classes from './slot-meter.module.css'

interface Props {
  slots: Slots
  /** Slots that it takes at most, in this many countries. */
  taken: number
  countries: number
}

/** KEY-030: slots in use, slots that this would take, and slots free afterwards. */
export function SlotMeter({ slots: { used, limit }, taken, countries }: Props) {
  const left = limit - used - taken
  const [shownUsed, shownTaken, shownLeft] = [used, taken, Math.max(0, left)].map((one) =>
    formatNumber(one, language()),
  )
  const percent = (count: number) => `${limit === 0 ? 100 : Math.min(100, (100 * count) / limit)}%`
  return (
    <Paper px={14} py="sm" fz="sm" lh="sm" bg="transparent">
      <Group component="p" gap="0 12px" justify="space-between" align="stretch" c="dimmed">
        <Text component="b" inherit c="var(--sg-text)" fw={630}>
          <Trans>Slots</Trans>
        </Text>
        <span>
          <Trans>
            {shownUsed} used, {shownTaken} for these, {shownLeft} left
          </Trans>
        </span>
      </Group>
      <div className={classes.track} aria-hidden>
        <span className={classes.used} style={{ width: percent(used) }} />
        <span className={classes.taken} data-over={left < 0 || undefined} style={{ width: percent(taken) }} />
      </div>
      <Text size="xs" c="dimmed">
        {countries > 1 && (
          <>
            <Trans>
              Up to {shownTaken} slots in {countries} countries.
            </Trans>{' '}
          </>
        )}
        <Trans>History starts today.</Trans>
      </Text>
      {left < 0 && <NoRoom missing={-left} />}
    </Paper>
  )
}

function NoRoom({ missing }: { missing: number }) {
  const way = useWayToMore()
  return (
    <Text inherit className={links.links} mt="xs" c="bad" role="status">
      <Plural
        value={missing}
        one="There is no slot for # of them: it won't be tracked."
        other="There are no slots for # of them: they won't be tracked."
      />{' '}
      {way === 'plans' ? (
        <>
          <Trans>Remove keywords, or</Trans>{' '}
          <UpgradeLink from="keyword_limit">
            <Trans>see plans</Trans>
          </UpgradeLink>
        </>
      ) : way === 'owner' ? (
        <Trans>Remove keywords, or ask the account owner for more.</Trans>
      ) : (
        <Trans>Remove keywords first.</Trans>
      )}
    </Text>
  )
}
