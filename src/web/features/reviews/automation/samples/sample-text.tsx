import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { HeldBecause } from '#contract/reviews/held.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { Sample } from './sample.ts'
import classes from './samples.module.css'

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
