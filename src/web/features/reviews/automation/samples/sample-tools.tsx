import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useConnectivity } from '#web/offline/hooks.ts'
import { useActing } from '#web/ui/access/own-matter.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { draftFailure } from '../../inbox/composer/draft-failure.ts'
import classes from './samples.module.css'
import type { RuleSamples } from './use-samples.ts'

/** Has the language model write what the rule would say, before it is turned on. */
export function SampleTools({ samples, isOut }: { samples: RuleSamples; isOut: boolean }) {
  const { t, i18n } = useLingui()
  const hintId = useId()
  const isOffline = useConnectivity() === 'offline'
  const isActing = useActing()
  const { count, total, written, isWriting, isOutdated, error } = samples
  const at = Math.min(total, samples.byReview.size)
  if (isActing) return null
  return (
    <div className={classes.tools} role="group" aria-label={t`Samples`}>
      <Button
        size="small"
        busy={isWriting}
        disabled={isOffline || isOut || count === 0}
        aria-describedby={hintId}
        onClick={samples.write}
      >
        {total > 0 ? (
          <Plural value={count} one="Write # sample again" other="Write # samples again" />
        ) : (
          <Plural value={count} one="Write # sample" other="Write # samples" />
        )}
      </Button>
      <p className={classes.hint} id={hintId}>
        {isOffline ? (
          <Trans>You're offline. Samples need a connection.</Trans>
        ) : isOut ? (
          <Trans>There are no AI requests left for samples.</Trans>
        ) : (
          <>
            <Trans>The language model answers the newest reviews as the rule would. Nothing is sent or kept.</Trans>{' '}
            <Plural value={count} one="It uses # AI request." other="It uses # AI requests." />
          </>
        )}
      </p>
      {isWriting && (
        <div className={classes.writing}>
          <Spinner size={16} />
          <p role="status">
            <Trans>
              Writing sample {at} of {total}…
            </Trans>
          </p>
          <TextButton onClick={samples.cancel}>
            <Trans>Cancel</Trans>
          </TextButton>
        </div>
      )}
      {!isWriting && total > 0 && (
        <p role="status">
          <Trans>
            {written} of {total} samples written.
          </Trans>{' '}
          <Waiting samples={samples} />
        </p>
      )}
      {isOutdated && (
        <Note kind="info">
          <Trans>You have changed the rule since these samples were written.</Trans>
        </Note>
      )}
      {error !== null && <Note kind="error">{i18n._(draftFailure(error))}</Note>}
    </div>
  )
}

/** How many of the samples would not go out by themselves. */
function Waiting({ samples: { byReview, written } }: { samples: RuleSamples }) {
  const held = [...byReview.values()].filter((one) => one.is === 'written' && one.held !== null).length
  if (written === 0) return null
  return (
    <Plural value={held} _0="None would be held." one="# would be held for you." other="# would be held for you." />
  )
}
