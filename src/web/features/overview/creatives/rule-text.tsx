import { Trans } from '@lingui/react/macro'
import { creativeCounts, countLevel, playScreenshot, type ScreenshotFault } from '#aso/score/creative-rules.ts'
import type { Store } from '#contract/store.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { storeName } from '#web/ui/display/store-name.ts'

/** LIM-005, LIM-006: how a number of screenshots stands against the store's rule, in words. */
export function LevelText({ store, count }: { store: Store; count: number }) {
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
