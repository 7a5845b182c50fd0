import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Provenance } from '#contract/protocol/provenance.ts'
import type { Market } from '#contract/store.ts'

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
