import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Size } from '#aso/score/creative-rules.ts'
import { Picture } from '../picture.tsx'
import classes from './screens-card.module.css'

interface Props {
  src: string
  /** Counts from 1. */
  number: number
  size: Size
  onSize: (size: Size) => void
  onOpen: () => void
}

/** A screenshot in the strip; a press shows it large. */
export function ScreenItem({ src, number, size, onSize, onOpen }: Props) {
  return (
    <li className={classes.item}>
      <button type="button" className={classes.open} aria-haspopup="dialog" onClick={onOpen}>
        <span className="sg-visually-hidden">
          <Trans>Screenshot {number}</Trans>
        </span>
        <Picture src={src} alt="" {...size} missing={null} onSize={(width, height) => onSize({ width, height })} />
      </button>
      <Caption>{number}</Caption>
    </li>
  )
}

/** What stands below a picture of the strip. */
export function Caption({ children }: { children: ReactNode }) {
  return (
    <span className={classes.caption} aria-hidden>
      {children}
    </span>
  )
}
