import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import type { HeldBecause } from '#contract/reviews/held.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { useActing } from '#web/ui/access/own-matter.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { draftFailure } from '../draft-failure.ts'
import classes from './samples.module.css'
import type { RuleSamples, Sample } from './use-samples.ts'

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

/** A review as it is written, the sample of a reply to it, and what the check before publishing says of it. */
export function SampleText({ review: { body, language }, sample }: { review: OwnReview; sample: Sample }) {
  return (
    <>
      <p className={classes.review} lang={language ?? undefined} dir="auto">
        {body}
      </p>
      {sample.is === 'written' ? (
        <>
          <p className={classes.sample} lang={sample.language ?? undefined} dir="auto">
            {sample.text}
          </p>
          <p className={classes.check} data-held={sample.held !== null || undefined}>
            {sample.held === null ? (
              <IconCheck size={15} stroke={1.8} aria-hidden />
            ) : (
              <IconAlertTriangle size={15} stroke={1.8} aria-hidden />
            )}
            {sample.held === null ? <Trans>Would not be held</Trans> : <WouldBeHeld held={sample.held} />}
          </p>
        </>
      ) : (
        <p className={classes.hint}>
          {sample.is === 'writing' ? <Trans>Writing…</Trans> : <Trans>The model gave no usable answer.</Trans>}
        </p>
      )}
    </>
  )
}

function WouldBeHeld({ held: { kind, shown } }: { held: HeldBecause }) {
  switch (kind) {
    case 'contact':
      return <Trans>Would be held: names a page, an address or a number (“{shown}”)</Trans>
    case 'request':
      return <Trans>Would be held: asks for data, codes or a payment (“{shown}”)</Trans>
    case 'money':
      return <Trans>Would be held: speaks of money (“{shown}”)</Trans>
    case 'promise':
      return <Trans>Would be held: promises something (“{shown}”)</Trans>
    case 'legal':
      return <Trans>Would be held: admits something or takes a legal position (“{shown}”)</Trans>
    case 'insult':
      return <Trans>Would be held: may insult somebody (“{shown}”)</Trans>
    case 'prompt':
      return <Trans>Would be held: repeats instructions or is not finished (“{shown}”)</Trans>
    case 'sensitive':
      return <Trans>Would be held: “{shown}” always goes to a person</Trans>
    case 'language':
      return <Trans>Would be held: replies in this language are not checked</Trans>
    case 'repeated':
      return <Trans>Would be held: the same words answer another review</Trans>
    case 'rating':
      return <Trans>Would be held: the review has fewer than 4 stars</Trans>
  }
}
