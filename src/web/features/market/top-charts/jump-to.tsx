import { Trans, useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import type { ChartPlace } from '#contract/market/top-charts.ts'
import { prefersReducedMotion } from '#web/ui/hooks/reduced-motion.ts'
import { placeId } from './place-id.ts'
import classes from './top-charts.module.css'

interface Props {
  /** Of the own app and its competitors, as far as they are in the chart. */
  places: readonly ChartPlace[]
}

/** Where the own app and its competitors stand, and the way down to them. */
export function JumpTo({ places }: Props) {
  const { t } = useLingui()
  if (places.length === 0)
    return (
      <p className={classes.nothing}>
        <Trans>Neither your app nor a competitor is in this chart.</Trans>
      </p>
    )
  return (
    <ul className={classes.jumps} aria-label={t`Your app and its competitors`}>
      {places.map(({ trackId, rank, title }) => (
        <li key={trackId}>
          <UnstyledButton className={classes.jump} onClick={() => showPlace(trackId)}>
            <b>{`#${rank}`}</b> {title}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

function showPlace(trackId: string): void {
  const row = document.getElementById(placeId(trackId))
  row?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth', block: 'center' })
  row?.focus({ preventScroll: true })
}
