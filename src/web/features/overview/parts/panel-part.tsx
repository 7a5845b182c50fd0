import { Trans } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { preload } from '#web/data/scheduling/when-idle.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import { bringChunk, useChunk } from '../lazy-parts.ts'

interface Props<P extends object> {
  /** The part's code; a constant. */
  load: () => Promise<{ Part: ComponentType<P> }>
  props: P
}

/** What a panel shows only once it is opened: its code comes with the first press, or before it. */
export function PanelPart<P extends object>({ load, props }: Props<P>) {
  const chunk = useChunk(load, true)
  if (chunk.state === 'ready') return <chunk.module.Part {...props} />
  if (chunk.state === 'loading') return <Skeleton height={60} />
  return (
    <TextButton onClick={chunk.retry}>
      <Trans>Couldn't load this. Try again</Trans>
    </TextButton>
  )
}

/** Parts that panels open with; the worker keeps all code, so that they are there offline too. */
export const loadProvenanceNote = () =>
  import('../provenance/provenance-note.tsx').then(({ ProvenanceNote }) => ({ Part: ProvenanceNote }))
export const loadShare = () => import('../export/share-panel.tsx').then(({ SharePanel }) => ({ Part: SharePanel }))
export const loadPurchases = () =>
  import('../header/purchase-list.tsx').then(({ PurchaseList }) => ({ Part: PurchaseList }))
export const loadScore = () =>
  import('../header/score-explained.tsx').then(({ ScoreExplained }) => ({ Part: ScoreExplained }))

/** Brings one of them in ahead of the press, so that its panel opens complete. */
export const preloadPart = (load: () => Promise<unknown>): void => preload(() => bringChunk(load))
