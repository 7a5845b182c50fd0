import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { creativeCounts, deviceOf, type ScreenshotDevice, type Size } from '#aso/score/creative-rules.ts'
import type { Store } from '#contract/store.ts'
import { LevelText } from '../rule-text.tsx'

const deviceNames: Record<ScreenshotDevice, ReactNode> = {
  phone: <Trans>iPhone</Trans>,
  tablet: <Trans>iPad</Trans>,
}

/** How many screenshots there are for each kind of device; the App Store lists all kinds after each other. */
export type DeviceCounts = readonly { device: ScreenshotDevice; count: number }[]

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
