import { Trans, useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import type { Tracking } from './use-tracking.ts'
import classes from './track-button.module.css'

interface Props {
  keyword: string
  tracking: Tracking
  tabIndex?: number
}

/** Tracks a keyword, or stops tracking it. Users who may not change that see its state. */
export function TrackButton({ keyword, tracking, tabIndex }: Props) {
  const { t } = useLingui()
  const state = tracking.stateOf(keyword)
  if (state === 'adding')
    return (
      <span className={classes.base}>
        <Trans>Adding…</Trans>
      </span>
    )
  if (state === 'refused')
    return (
      <span className={classes.base}>
        <Trans>Not accepted</Trans>
      </span>
    )
  if (state === 'waiting')
    return (
      <UnstyledButton
        className={classes.base}
        aria-label={t`Not sent yet, undo tracking ${keyword}`}
        title={t`Undo tracking ${keyword}`}
        tabIndex={tabIndex}
        onClick={() => void tracking.cancel(keyword)}
      >
        <Trans>Not sent yet</Trans>
      </UnstyledButton>
    )
  if (state === 'tracked')
    return tracking.mayTrack ? (
      <UnstyledButton
        className={classes.tracked}
        aria-label={t`Tracked, stop tracking ${keyword}`}
        title={t`Stop tracking ${keyword}`}
        tabIndex={tabIndex}
        onClick={() => void tracking.untrack([keyword])}
      >
        <Tracked />
      </UnstyledButton>
    ) : (
      <span className={classes.tracked}>
        <Tracked />
      </span>
    )
  if (!tracking.mayTrack) return null
  return (
    <UnstyledButton
      className={classes.track}
      aria-label={t`Track ${keyword}`}
      title={
        tracking.obstacle === 'noSlot'
          ? t`All keyword slots are in use`
          : tracking.obstacle === 'untrackedCountry'
            ? t`This country isn't tracked`
            : undefined
      }
      disabled={tracking.obstacle !== null}
      tabIndex={tabIndex}
      onClick={() => void tracking.track([keyword])}
    >
      <IconPlus size={15} stroke={1.8} aria-hidden />
      <Trans>Track</Trans>
    </UnstyledButton>
  )
}

function Tracked() {
  return (
    <>
      <IconCheck size={15} stroke={1.9} aria-hidden />
      <Trans>Tracked</Trans>
    </>
  )
}
