import { Trans } from '@lingui/react/macro'
import { Paper } from '@mantine/core'
import { useRef, type ComponentType, type ReactNode } from 'react'
import { Card } from '#web/ui/display/card.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { useDeferredSection } from '#web/ui/hooks/use-deferred-section.ts'
import type { SectionId } from '../section-nav.tsx'
import classes from './later-section.module.css'
import { useChunk, useNear } from '../lazy-parts.tsx'

interface Props<P extends object> {
  id: SectionId
  title: ReactNode
  /** The section's code; a constant. */
  load: () => Promise<{ Section: ComponentType<P> }>
  props: P
  /** Its final geometry in grey. */
  skeletons: ReactNode
}

/** A section below the fold: grey until it nears the window, when its code is loaded and its reads are sent (OP-105). */
export function LaterSection<P extends object>({ id, title, load, props, skeletons }: Props<P>) {
  const section = useRef<HTMLDivElement>(null)
  const near = useNear(section)
  const chunk = useChunk(load, near)
  const { isDrawn, minHeight } = useDeferredSection(section, id)
  const isLoading = near && chunk.state === 'loading'
  return (
    <div
      className={classes.section}
      style={{ minHeight }}
      id={id}
      tabIndex={-1}
      ref={section}
      aria-busy={isLoading || undefined}
    >
      {(chunk.state === 'loading' || !isDrawn) && skeletons}
      {chunk.state === 'failed' && (
        <Card title={title}>
          <SectionState
            state="failed"
            failed={<Trans>Couldn't load this section</Trans>}
            unsaved={null}
            onRetry={chunk.retry}
          />
        </Card>
      )}
      {isDrawn && chunk.state === 'ready' && <chunk.module.Section {...props} />}
    </div>
  )
}

/** The creatives' cards in grey. */
export function CreativesSkeleton() {
  return (
    <>
      <div className={classes.pair}>
        <Bone part="icon" />
        <Bone part="header" />
      </div>
      <Bone part="screens" />
      <Bone part="events" />
    </>
  )
}

/** The rankings' card in grey. */
export const RankingsSkeleton = () => <Bone part="rankings" />

function Bone({ part }: { part: string }) {
  return <Paper className={classes.bone} data-part={part} />
}
