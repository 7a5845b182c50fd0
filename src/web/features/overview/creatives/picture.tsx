import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useConnectivity } from '#web/offline/hooks.ts'
import classes from './picture.module.css'

interface Props {
  /** null: there is none. */
  src: string | null
  alt: string
  /** Real size, px: they keep the place free until the picture comes. */
  width: number
  height: number
  /** What stands where there is none. */
  missing: ReactNode
  /** Loads at once: it will be looked at in a moment. */
  eager?: boolean
  /** The real size, once it is known. */
  onSize?: (width: number, height: number) => void
}

/** A picture of a listing in its own ratio, loaded when it nears the window. Without one, a box of the same ratio says why. */
export function Picture({ src, alt, width, height, missing, eager = false, onSize }: Props) {
  const offline = useConnectivity() === 'offline'
  const [broken, setBroken] = useState<string | null>(null)
  // Another try when the connection has changed.
  const attempt = `${src} ${offline}`
  const style = { aspectRatio: `${width} / ${height}` }

  if (src && broken !== attempt)
    return (
      <img
        key={attempt}
        className={classes.picture}
        style={style}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onSize?.(naturalWidth, naturalHeight)}
        onError={() => setBroken(attempt)}
      />
    )
  return (
    <div className={src && offline ? `${classes.box} sg-hatch` : classes.box} style={style} data-missing={!src}>
      {!src ? missing : offline ? <Trans>Not saved on this device</Trans> : <Trans>Couldn't load the image</Trans>}
    </div>
  )
}
