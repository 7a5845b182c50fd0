import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  creativeCounts,
  deviceOf,
  type ScreenshotDevice,
  type Size,
  countLevel,
  playScreenshot,
  type ScreenshotFault,
} from '#aso/score/creative-rules.ts'
import type { Store } from '#contract/store.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { storeName } from '#web/ui/display/store-name.ts'

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
