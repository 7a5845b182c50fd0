import { Trans } from '@lingui/react/macro'
import { countryInSentence } from '#web/i18n/country.ts'
import { FreshnessPip } from '#web/ui/freshness/freshness-pip.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import classes from './cell-state.module.css'
import type { SideState } from '../reads/side-state.ts'

interface Props {
  state: Exclude<SideState, 'ready'>
  locale: string
  /** Left out where another part of the page offers it. */
  onRetry?: () => void
}

/** What stands in a cell of which nothing is known on this side; the other side goes on. */
export function CellState({ state, locale, onRetry }: Props) {
  const country = countryInSentence(locale)
  switch (state) {
    case 'loading':
      return (
        <span className={classes.loading} aria-busy="true">
          <Skeleton width="56%" height={16} />
        </span>
      )
    case 'failed':
      return (
        <span className={classes.quiet}>
          <Trans>Couldn't load this</Trans>{' '}
          {onRetry && (
            <TextButton onClick={onRetry}>
              <Trans>Try again</Trans>
            </TextButton>
          )}
        </span>
      )
    case 'unsaved':
      return (
        <span className={`${classes.unsaved} sg-hatch`}>
          <FreshnessPip at={null} />
          <Trans>Not saved on this device</Trans>
        </span>
      )
    case 'missing':
      return (
        <span className={classes.quiet}>
          <Trans>Not available in {country}</Trans>
        </span>
      )
  }
}
