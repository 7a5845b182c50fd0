import { Trans } from '@lingui/react/macro'
import type { Market } from '#contract/store.ts'
import { useOff } from '#web/apps/sources/source-off-note.tsx'
import { knownLinks } from '#web/data/queries/links.ts'
import { useRead } from '#web/data/queries/read.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Note } from '#web/ui/forms/note.tsx'
import { marketRead } from './market-read.ts'

/** Where apps are looked for: who has a real one should know before they look for it in an invented market. */
export function MarketNote({ market }: { market: Market }) {
  const { data } = useRead(marketRead())
  if (market === 'sample' && knownLinks().market === 'live')
    return (
      <Note kind="info">
        <Trans>
          Your organisation is on an invented sample market, which has no real apps. Its owner can switch to the live
          market on the team page.
        </Trans>
      </Note>
    )
  return <Note kind="info">{market === 'live' ? <Live /> : <Counted market={market} apps={data?.apps ?? null} />}</Note>
}

function Live() {
  const [off, further] = useOff(['documented', 'playPages'])
  if (off === 'playPages') return <Trans>Apps are looked up in the App Store.</Trans>
  if (off === 'documented' && !further) return <Trans>Apps are looked up on Google Play.</Trans>
  return <Trans>Apps are looked up in the App Store and on Google Play.</Trans>
}

/** The number comes with the server's answer; the sentence is true without it. */
function Counted({ market, apps }: { market: 'sample' | 'archive'; apps: number | null }) {
  if (apps === null)
    return market === 'sample' ? (
      <Trans>This server uses an invented sample market. It has no real apps.</Trans>
    ) : (
      <Trans>This server uses an imported archive. Apps that aren't in it can't be added.</Trans>
    )
  const count = formatNumber(apps, language())
  return market === 'sample' ? (
    <Trans>This server uses an invented sample market of {count} apps. It has no real apps.</Trans>
  ) : (
    <Trans>This server uses an imported archive of {count} apps. Apps that aren't in it can't be added.</Trans>
  )
}
