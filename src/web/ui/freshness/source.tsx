import { useLingui } from '@lingui/react'
import type { Provenance } from '#contract/protocol/provenance.ts'
import type { Market } from '#contract/store.ts'
import { sourceName } from './source-name.ts'

/** Where a number comes from, in a few words. */
export function Source({ kind, market }: { kind: Provenance['kind']; market: Market }) {
  const { i18n } = useLingui()
  return i18n._(sourceName(kind, market))
}
