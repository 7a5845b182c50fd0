import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import classes from './delta.module.css'

interface Props {
  /** Decides the arrow; the sign itself is not shown, nor is one where the number shows none: 0.0%. */
  direction: number
  /** The change without its sign, formatted: "6.4%", "37". */
  children: string
  /** Up is neither good nor bad: grey. */
  neutral?: boolean
  /** What it is compared with, for screen readers: "compared with the previous 30 days". */
  against?: string
}

/** A change: arrow and number, green or red only where up is clearly good; no change is grey text. */
export function Delta({ direction: exact, children, neutral = false, against = '' }: Props) {
  const { t } = useLingui()
  const direction = isShown(children) ? exact : 0
  const Icon = direction > 0 ? IconArrowUpRight : IconArrowDownRight
  const label = direction > 0 ? t`up ${children}` : direction < 0 ? t`down ${children}` : t`no change`
  return (
    <span className={classes.delta} data-tone={neutral || direction === 0 ? 'neutral' : direction > 0 ? 'up' : 'down'}>
      <span className="sg-visually-hidden">{against === '' ? label : `${label} ${against}`}</span>
      {direction !== 0 && <Icon size={15} stroke={1.8} aria-hidden />}
      <span aria-hidden>{children}</span>
    </span>
  )
}

/** Whether a change is more than none as it is written. */
export const isShown = (text: string): boolean => /[1-9]/.test(text)
