import { IconArrowDown } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import type { Store } from '#contract/store.ts'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import { Change, countText, rateText } from '../figures/figure-text.tsx'
import { measureName } from '../figures/names.ts'
import { measures, type Measure } from '../figures/sums.ts'
import classes from './funnel.module.css'

interface Props {
  measure: Measure
  store: Store
  /** null: not known. */
  count: number | null
  change: number | null
  /** Of the step before; null: not known. */
  rate: number | null
  /** Nothing is known of the steps before it. */
  isFirst: boolean
  /** Of the greatest step, where it is drawn as a bar. */
  share: number | null
  isChosen: boolean
  onChoose: () => void
}

/** One step: its count and change, how many came from the step before; pressed, the tables go by it. */
export function FunnelStep({ measure, store, count, change, rate, isFirst, share, isChosen, onChoose }: Props) {
  const { t } = useLingui()
  const phone = usePhone()
  const isShort = phone && measure === 'pageViews' && store === 'APP_STORE'
  const name = isShort ? t`Page views` : measureName(measure, store)
  const rated = isFirst || rate === null ? null : rateText(rate)
  return (
    <li className={classes.step} data-step={measures.indexOf(measure)}>
      {phone && rated !== null && (
        <p className={classes.onward}>
          <IconArrowDown size={16} stroke={1.7} aria-hidden />
          <Trans>{rated} go on</Trans>
        </p>
      )}
      <p className={classes.name}>
        {count === null ? (
          name
        ) : (
          <UnstyledButton aria-pressed={isChosen} onClick={onChoose}>
            {name}
          </UnstyledButton>
        )}
      </p>
      {count === null ? (
        <p className={classes.unknown}>
          {measure === 'impressions' && store === 'GOOGLE_PLAY' ? (
            <Trans>Google Play does not count impressions</Trans>
          ) : (
            <Trans>Not told by the store</Trans>
          )}
        </p>
      ) : (
        <p className={classes.count}>
          <b>{countText(count)}</b>
          <Change value={change} />
        </p>
      )}
      {!phone && rated !== null && <p className={classes.rate}>{rateOf(measure, rated)}</p>}
      {share !== null && count !== null && (
        <span className={classes.bar} style={{ width: `${share * 100}%` }} data-step={measures.indexOf(measure)} />
      )}
    </li>
  )
}

const rateOf = (measure: Measure, rate: string) =>
  measure === 'pageViews' ? <Trans>{rate} of impressions</Trans> : <Trans>{rate} of page views</Trans>
