import { Trans } from '@lingui/react/macro'
import type { Market } from '#contract/store.ts'

/** Whether a figure is read from a store or worked out from what the store shows. */
export type FigureKind = 'read' | 'estimated'

/** Where a figure comes from, in a few words. */
export function Provenance({ market, kind }: { market: Market; kind: FigureKind }) {
  switch (market) {
    case 'sample':
      return kind === 'estimated' ? <Trans>Sample market, estimated</Trans> : <Trans>Sample market</Trans>
    case 'archive':
      return <Trans>Imported store data</Trans>
    case 'live':
      return kind === 'estimated' ? <Trans>Estimated from public store data</Trans> : <Trans>Public store data</Trans>
  }
}
