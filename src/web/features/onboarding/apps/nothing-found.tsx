import { Trans } from '@lingui/react/macro'
import { parseAppReference } from '#aso/app-reference.ts'
import type { Market } from '#contract/store.ts'

interface Props {
  market: Market
  text: string
  /** Searched by the address of a store page. */
  isAdvanced: boolean
}

/** What helps where no app was found: in a market that has not every app, it may be none of the person's doing. */
export function NothingFound({ market, text, isAdvanced }: Props) {
  const isReference = parseAppReference(text) !== null
  if (market === 'sample')
    return isReference ? (
      <Trans>
        No apps found. Real apps aren't in this server's sample market, so their store links don't work here.
      </Trans>
    ) : (
      <Trans>No apps found. This server's sample market is invented and has no real apps.</Trans>
    )
  if (market === 'archive' && isReference) return <Trans>No apps found. This app isn't in this server's archive.</Trans>
  return isAdvanced ? (
    <Trans>No apps found. Check the link and the country.</Trans>
  ) : (
    <Trans>No apps found. Check the spelling, or search by store URL.</Trans>
  )
}
