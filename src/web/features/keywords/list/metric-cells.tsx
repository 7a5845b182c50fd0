import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { RANKED_POSITIONS } from '#contract/protocol/limits.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Delta } from '#web/ui/display/delta.tsx'
import classes from './metric-cells.module.css'

interface ScaleProps {
  value: number | null
  tone: 'acc' | 'plain'
  /** A word below the bar. */
  children?: ReactNode
}

/** A number of a scale that ends at 100, with a bar as long. */
export function Scale({ value, tone, children }: ScaleProps) {
  if (value === null) return <Unknown />
  return (
    <span className={classes.scale}>
      {formatNumber(value, language())}
      <span className={classes.bars}>
        <span className={classes.track} data-tone={tone} aria-hidden>
          <span className={classes.bar} style={{ width: `${value}%` }} />
        </span>
        {children}
      </span>
    </span>
  )
}

export function Count({ value }: { value: number | null }) {
  return value === null ? <Unknown /> : formatNumber(value, language())
}

/** A position; without one a keyword whose results were read is further down, else nobody knows. */
export function Rank({ value, isMeasured }: { value: number | null; isMeasured: boolean }) {
  const { t } = useLingui()
  if (value !== null) return <b className={classes.rank}>{formatNumber(value, language())}</b>
  if (!isMeasured) return <Unknown />
  return (
    <span className={classes.unknown} title={t`Not in the top ${RANKED_POSITIONS}`}>
      {RANKED_POSITIONS}+
    </span>
  )
}

/** Places gained or lost. */
export function Change({ value }: { value: number | null }) {
  if (value === null) return <Unknown />
  return (
    <span className={classes.change}>
      <Delta direction={value}>{formatNumber(Math.abs(value), language())}</Delta>
    </span>
  )
}

export function Unknown() {
  return (
    <span className={classes.unknown}>
      <span aria-hidden>–</span>
      <span className="sg-visually-hidden">
        <Trans>not known</Trans>
      </span>
    </span>
  )
}
