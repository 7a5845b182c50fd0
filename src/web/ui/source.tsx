import { Trans } from '@lingui/react/macro'
import type { Provenance } from '#contract/provenance.ts'
import type { Market } from '#contract/store.ts'

/** Where a number comes from, in a few words. */
export function Source({ kind, market }: { kind: Provenance['kind']; market: Market }) {
  switch (kind) {
    case 'sample':
      return <Trans>Sample market</Trans>
    case 'measured':
      return market === 'archive' ? <Trans>Imported store data</Trans> : <Trans>Public store data</Trans>
    case 'official':
      return <Trans>Published by the store</Trans>
    case 'estimated':
      return market === 'sample' ? (
        <Trans>Estimated from the sample market</Trans>
      ) : market === 'archive' ? (
        <Trans>Estimated from imported store data</Trans>
      ) : (
        <Trans>Estimated from public store data</Trans>
      )
    case 'own':
      return <Trans>Your store account</Trans>
  }
}
