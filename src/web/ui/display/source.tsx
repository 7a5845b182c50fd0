import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { Provenance } from '#contract/protocol/provenance.ts'
import type { Market } from '#contract/store.ts'

/** Names of the markets, where users choose between them. */
export const marketName: Record<Market, MessageDescriptor> = {
  sample: msg`Sample market`,
  live: msg`Live market`,
  archive: msg`Imported archive`,
}

/** Where a number comes from, in a few words. */
export function sourceName(kind: Provenance['kind'], market: Market): MessageDescriptor {
  switch (kind) {
    case 'sample':
      return msg`Sample market`
    case 'measured':
      return market === 'archive' ? msg`Imported store data` : msg`Public store data`
    case 'official':
      return msg`Published by the store`
    case 'estimated':
      if (market === 'sample') return msg`Estimated from the sample market`
      return market === 'archive' ? msg`Estimated from imported store data` : msg`Estimated from public store data`
    case 'own':
      return msg`Your store account`
  }
}

/** Where a number comes from, as text of a page. */
export function Source({ kind, market }: { kind: Provenance['kind']; market: Market }) {
  const { i18n } = useLingui()
  return i18n._(sourceName(kind, market))
}
