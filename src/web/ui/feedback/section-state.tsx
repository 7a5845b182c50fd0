import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { FreshnessPip } from '../freshness/freshness-pip.tsx'
import classes from './section-state.module.css'
import { Skeleton } from './skeleton.tsx'

interface Props {
  state: 'loading' | 'failed' | 'unsaved'
  /** What failed: "Couldn't load rankings". */
  failed: ReactNode
  /** What comes later: "In-app events load when you're back online". */
  unsaved: ReactNode
  /** Everything else on the page is up to date: a failure says so. */
  isRestCurrent?: boolean
  onRetry?: (() => void) | undefined
  /** The final geometry in grey; a few lines where none is given. */
  skeleton?: ReactNode
  /** Height to keep free, px. */
  minHeight?: number
}

/** What stands in a section that has nothing to show yet. The rest of the page goes on. */
export function SectionState({ state, failed, unsaved, isRestCurrent = false, onRetry, skeleton, minHeight }: Props) {
  if (state === 'loading')
    return (
      <div className={classes.loading} style={{ minHeight }} aria-busy="true">
        {skeleton ?? (
          <>
            <Skeleton width="72%" height={14} />
            <Skeleton width="88%" height={14} />
            <Skeleton width="40%" height={14} />
          </>
        )}
      </div>
    )
  if (state === 'unsaved')
    return (
      <div className={`${classes.box} sg-hatch`} data-unsaved style={{ minHeight }}>
        <FreshnessPip at={null} />
        <span>{unsaved}</span>
      </div>
    )
  return (
    <div className={classes.box} style={{ minHeight }}>
      <IconAlertTriangle size={20} stroke={1.7} aria-hidden />
      <div>
        <p className={classes.failed}>{failed}</p>
        {isRestCurrent && (
          <p className={classes.hint}>
            <Trans>The rest of the page is up to date.</Trans>
          </p>
        )}
      </div>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  )
}
