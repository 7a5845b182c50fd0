import { useState } from 'react'
import classes from './app-icon.module.css'

interface Props {
  src: string | null
  title: string
  /** Edge in px. */
  size: number
  /** The title stands beside it: hide it from screen readers (default). */
  decorative?: boolean
}

/** An app's icon in the stores' rounded square; its first letter where there is none or it can't be loaded. */
export function AppIcon({ src, title, size, decorative = true }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const style = { width: size, height: size, fontSize: Math.round(size * 0.42) }
  if (src && src !== broken)
    return (
      <img
        className={classes.icon}
        style={style}
        src={src}
        width={size}
        height={size}
        alt={decorative ? '' : title}
        decoding="async"
        onError={() => setBroken(src)}
      />
    )
  return (
    <span
      className={classes.icon}
      data-letter
      style={style}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      {Array.from(title.trim())[0]?.toLocaleUpperCase() ?? '?'}
    </span>
  )
}
