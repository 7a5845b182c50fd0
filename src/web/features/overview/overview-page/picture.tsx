import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useConnectivity } from '#web/offline/hooks.ts'
import classes from './picture.module.css'
import type { Size } from '#aso/score/creative-rules.ts'
import { MEDIA_BASE } from '#contract/protocol/media.ts'
import type { Store } from '#contract/store.ts'

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

/** Real sizes of pictures, px, by their addresses: known once a picture has come. */
export type PictureSizes = ReadonlyMap<string, Size>

/** The sizes that are known, and how a picture that has come tells its own. */
export function usePictureSizes(): [sizes: PictureSizes, learn: (src: string, size: Size) => void] {
  const [sizes, setSizes] = useState<PictureSizes>(new Map())
  const learn = (src: string, { width, height }: Size) => {
    if (width > 0 && height > 0)
      setSizes((known) => (known.has(src) ? known : new Map([...known, [src, { width, height }]])))
  }
  return [sizes, learn]
}

/** What most phones' screenshots measure. */
const usual: Record<Store, Size> = {
  APP_STORE: { width: 1290, height: 2796 },
  GOOGLE_PLAY: { width: 1080, height: 1920 },
}

/** Apple's picture addresses end in the box that holds the picture: `…/406x228bb.png`. */
const boxed = /(\d{2,4})x(\d{2,4})bb/

/** How large a screenshot is before it has come, as far as its address tells; else the store's usual size. */
export function screenSize(address: string, store: Store): Size {
  const [, width, height] = boxed.exec(address) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : usual[store]
}

/** Whether an address gives the picture as the developer made it: stores hand out smaller copies of theirs. */
export const isOriginal = (address: string): boolean => !address.startsWith(`${MEDIA_BASE}/remote`)
