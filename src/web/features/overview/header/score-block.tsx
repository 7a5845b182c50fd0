import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { scorePercent } from '#aso/score-level.ts'
import type { ReadResult } from '#web/data/read.ts'
import type { EndpointOutput } from '#contract/endpoint.ts'
import type { getAsoScore } from '#contract/overview.ts'
import { ScoreRing } from '#web/ui/score-ring.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { readState } from '../read-state.ts'
import { InfoDisclosure } from '../info-disclosure.tsx'
import classes from './score-block.module.css'
import { ScoreExplained } from './score-explained.tsx'

interface Props {
  result: ReadResult<EndpointOutput<typeof getAsoScore>>
  /** Diameter of the ring, px. */
  size: number
  /** The link to the store. */
  children: ReactNode
}

/** OV-016, OV-019: the score's ring, how it is made, and the link to the store. */
export function ScoreBlock({ result, size, children }: Props) {
  const { t } = useLingui()
  const { data, refresh } = result
  const state = readState(result)
  const score = data?.score ?? null
  return (
    <div className={classes.block}>
      {state === 'loading' ? (
        <Skeleton width={size} height={size} circle />
      ) : (
        <ScoreRing percent={score === null ? null : scorePercent(score)} size={size} />
      )}
      <div>
        <div className={classes.label}>
          <Trans>ASO score</Trans>
          {data && score !== null && (
            <InfoDisclosure label={t`How is this computed`} title={t`How is this computed`} width={380}>
              <ScoreExplained score={score} components={data.components} provenance={data.provenance} />
            </InfoDisclosure>
          )}
        </div>
        {state === 'failed' && (
          <TextButton onClick={refresh}>
            <Trans>Couldn't load the score. Try again</Trans>
          </TextButton>
        )}
        {children}
      </div>
    </div>
  )
}
