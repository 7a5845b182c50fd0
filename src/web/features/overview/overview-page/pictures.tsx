import { Trans, Plural } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import {
  type Size,
  creativeCounts,
  deviceOf,
  type ScreenshotDevice,
  countLevel,
  playScreenshot,
  type ScreenshotFault,
} from '#aso/score/creative-rules.ts'
import { MEDIA_BASE } from '#contract/protocol/media.ts'
import type { Store } from '#contract/store.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { storeName } from '#web/ui/display/store-name.ts'
import classes from './pictures.module.css'

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

/** The known sizes, and how a loaded picture reports its own. */
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

/** Size of a screenshot before it has loaded, if its address says it; else the store's usual size. */
export function screenSize(address: string, store: Store): Size {
  const [, width, height] = boxed.exec(address) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : usual[store]
}

/** Whether an address gives the picture as the developer made it: stores hand out smaller copies of theirs. */
export const isOriginal = (address: string): boolean => !address.startsWith(`${MEDIA_BASE}/remote`)

const deviceNames: Record<ScreenshotDevice, ReactNode> = {
  phone: <Trans>iPhone</Trans>,
  tablet: <Trans>iPad</Trans>,
}

/** How many screenshots there are for each kind of device; the App Store lists all kinds after each other. */
type DeviceCounts = readonly { device: ScreenshotDevice; count: number }[]

/** Google Play's page shows those of one kind only. `sizes` as far as they are known. */
export function deviceCounts(store: Store, sizes: readonly Size[]): DeviceCounts {
  if (store === 'GOOGLE_PLAY') return [{ device: 'phone', count: sizes.length }]
  const tablets = sizes.filter((size) => deviceOf(size) === 'tablet').length
  const all = [
    { device: 'phone', count: sizes.length - tablets },
    { device: 'tablet', count: tablets },
  ] as const
  const some = all.filter(({ count }) => count > 0)
  return some.length > 0 ? some : all.slice(0, 1)
}

interface CountProps {
  store: Store
  counts: DeviceCounts
  videos: number
  /** Where there is little room: the numbers alone. */
  short: boolean
}

/** OV-038: "1 video, 6 of 10 screenshots". */
export function ScreensCount({ store, counts, videos, short }: CountProps) {
  const { max } = creativeCounts[store].screenshots
  const [first, second] = counts
  if (!first) return null
  const { count } = first
  const other = second?.count ?? 0
  if (short)
    return second ? (
      `${count} + ${other}`
    ) : (
      <Trans>
        {count} of {max}
      </Trans>
    )
  const screenshots = second ? (
    <Trans>
      {count} of {max} screenshots for iPhone, {other} of {max} for iPad
    </Trans>
  ) : (
    <Trans>
      {count} of {max} screenshots
    </Trans>
  )
  return videos === 0 ? (
    screenshots
  ) : (
    <>
      <Plural value={videos} one="# video" other="# videos" />, {screenshots}
    </>
  )
}

/** What the numbers mean: room left, full, or not what the store asks for. */
export function ScreensLevel({ store, counts }: { store: Store; counts: DeviceCounts }) {
  return counts.map(({ device, count }, index) => (
    <span key={device}>
      {counts.length > 1 && <>{deviceNames[device]}: </>}
      <LevelText store={store} count={count} />
      {index < counts.length - 1 && '; '}
    </span>
  ))
}

/** LIM-005, LIM-006: how a number of screenshots stands against the store's rule, in words. */
function LevelText({ store, count }: { store: Store; count: number }) {
  const { min, max } = creativeCounts[store].screenshots
  const level = countLevel(store, count)
  const [name, left] = [storeName(store), max - count]
  if (level === 'too-few')
    return (
      <Trans>
        {name} requires at least {min}
      </Trans>
    )
  if (level === 'too-many')
    return (
      <Trans>
        {name} allows at most {max}
      </Trans>
    )
  return level === 'full' ? <Trans>No room left</Trans> : <Trans>Room for {left} more</Trans>
}

/** The rule that a screenshot breaks, in a sentence. */
export function FaultText({ fault, store }: { fault: ScreenshotFault; store: Store }) {
  const shortest = formatNumber(playScreenshot.min, language())
  const longest = formatNumber(playScreenshot.max, language())
  if (fault === 'too-small') return <Trans>A side is shorter than {shortest} px.</Trans>
  if (fault === 'too-large') return <Trans>A side is longer than {longest} px.</Trans>
  if (fault === 'not-a-size') return <Trans>The App Store doesn't accept screenshots of this size.</Trans>
  return store === 'APP_STORE' ? (
    <Trans>This aspect ratio fits no App Store device.</Trans>
  ) : (
    <Trans>The long side is more than twice the short side.</Trans>
  )
}
