import { IconInfoCircle } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Anchor, Skeleton } from '@mantine/core'
import { scorePercent } from '#aso/score/score-level.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { getAsoScore } from '#contract/overview/overview.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import type { ScoredBy } from '#web/data/queries/score-edits.ts'
import { ScoreRing } from '#web/ui/charts/score-ring.tsx'
import { Disclosure } from '#web/ui/overlays/disclosure.tsx'
import { readState } from '#web/data/queries/read-state.ts'
import { PanelPart, preloadPart } from '../lazy-parts.tsx'
import classes from './score-block.module.css'

const loadScore = () => import('../score/score-explained.tsx').then(({ ScoreExplained }) => ({ Part: ScoreExplained }))

interface Props {
  result: ReadResult<EndpointOutput<typeof getAsoScore>>
  /** What the score is made of, as far as it is known here. */
  scored: ScoredBy
  /** Diameter of the ring, px. */
  size: number
  /** The link to the store. */
  children: ReactNode
}

/** OV-016, OV-019: the score's ring, which opens its parts and what would raise it, and the link to the store. */
export function ScoreBlock({ result, scored, size, children }: Props) {
  const { t } = useLingui()
  const { data, refresh, updatedAt } = result
  const state = readState(result)
  const score = data?.score ?? null
  const label = <Trans>ASO score</Trans>
  return (
    <div className={classes.block} data-opens={score !== null || undefined}>
      {state === 'loading' ? (
        <Skeleton width={size} height={size} circle />
      ) : (
        <ScoreRing percent={score === null ? null : scorePercent(score)} size={size} />
      )}
      <div>
        {data && score !== null ? (
          <Disclosure
            title={t`ASO score`}
            buttonLabel={t`ASO score: points and best next edit`}
            buttonClassName={classes.label}
            button={
              <>
                {label}
                <IconInfoCircle size={15} stroke={1.7} aria-hidden />
              </>
            }
            width={560}
            onNear={() => preloadPart(loadScore)}
          >
            <PanelPart load={loadScore} props={{ ...data, score, scored, at: updatedAt ?? 0 }} />
          </Disclosure>
        ) : (
          <div className={classes.label}>{label}</div>
        )}
        {state === 'failed' && (
          <Anchor component="button" type="button" variant="action" onClick={refresh}>
            <Trans>Couldn't load the score. Try again</Trans>
          </Anchor>
        )}
        {children}
      </div>
    </div>
  )
}
