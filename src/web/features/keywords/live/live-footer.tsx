import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { IconCheck, IconCopy, IconPlus } from '@tabler/icons-react'
import { copyText } from '#web/ui/files/copy-text.ts'
import type { Tracking } from '../tracking/use-tracking.ts'
import { FreeSlots } from '../tracking/tracking-note.tsx'
import { tableText, type LiveRow } from './live-rows.ts'
import classes from './live-footer.module.css'

interface Props {
  term: string
  /** Those that are shown. */
  rows: readonly LiveRow[]
  tracking: Tracking
}

/** Actions on a search: copy its list, track its term. */
export function LiveFooter({ term, rows, tracking }: Props) {
  const { t } = useLingui()
  const { slots, mayTrack } = tracking
  const state = tracking.stateOf(term) ?? 'untracked'
  const Icon = state === 'untracked' ? IconPlus : IconCheck
  const free = slots && Math.max(0, slots.limit - slots.used)
  return (
    <>
      <Text size="sm" c="dimmed" mr="auto" className={classes.note}>
        <span className={classes.hint}>
          <Trans>The last 10 searches stay on this device.</Trans>
        </span>{' '}
        {slots && mayTrack && state === 'untracked' && <FreeSlots free={free ?? 0} limit={slots.limit} />}
      </Text>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconCopy size={17} stroke={1.7} aria-hidden />}
        onClick={() => void copyText(tableText(rows))}
      >
        <Trans>Copy as table</Trans>
      </Button>
      {mayTrack && (
        <Button
          leftSection={<Icon size={17} stroke={1.8} aria-hidden />}
          disabled={state === 'untracked' ? tracking.obstacle !== null : state !== 'waiting'}
          title={
            state === 'waiting'
              ? t`Undo tracking ${term}`
              : tracking.obstacle === 'untrackedCountry'
                ? t`This country isn't tracked`
                : undefined
          }
          onClick={() => void (state === 'waiting' ? tracking.cancel(term) : tracking.track([term]))}
        >
          {state === 'waiting' ? (
            <Trans>Not sent yet</Trans>
          ) : state === 'tracked' ? (
            <Trans>Tracked</Trans>
          ) : state === 'adding' ? (
            <Trans>Adding…</Trans>
          ) : state === 'refused' ? (
            <Trans>Not accepted</Trans>
          ) : (
            <Trans>Track keyword</Trans>
          )}
        </Button>
      )}
    </>
  )
}
