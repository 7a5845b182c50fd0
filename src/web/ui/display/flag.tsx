import { useDeferredValue } from 'react'
import { common, commonFlags, otherFlags } from 'virtual:flags'
import classes from './flag.module.css'

interface Props {
  /** ISO 3166-1 alpha-2, upper case. */
  code: string
  /** Width in px; the height is two thirds of it. */
  size?: number
  /** Name for screen readers where it stands alone. */
  label?: string
}

const spriteOf = (code: string) => (common.includes(code) ? commonFlags : otherFlags)

/** A country's flag, from a sprite of many. */
export function Flag({ code, size = 20, label }: Props) {
  // The sprite is a large document to read: the page's first frame goes ahead of it.
  const isDrawn = useDeferredValue(true, false)
  return (
    <svg
      className={classes.flag}
      width={size}
      height={Math.round((size * 2) / 3)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {isDrawn && <use href={`${spriteOf(code)}#${code}`} />}
    </svg>
  )
}
