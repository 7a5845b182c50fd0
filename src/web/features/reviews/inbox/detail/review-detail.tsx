import { Trans } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { Link } from '@tanstack/react-router'
import { isAnswerable } from '#aso/reviews/to-answer.ts'
import type { Identity } from '#contract/auth/auth.ts'
import type { ReviewInbox } from '#contract/reviews/inbox.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useRead } from '#web/data/queries/read.ts'
import { reviewModelRead } from '#web/data/queries/review-model-read.ts'
import { OwnMatterNote, useActing } from '#web/ui/access/own-matter.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import type { DraftsInUse } from '../drafts/use-reply-drafts.ts'
import { ConnectionNote } from './connection-note.tsx'
import classes from './detail.module.css'
import { EarlierTexts } from './earlier-texts.tsx'
import { ReplyCard } from './reply-card.tsx'
import { ReplyPart } from './reply-part.tsx'
import { ReviewFacts } from './review-facts.tsx'
import { ReviewText } from './review-text.tsx'

/** With the words of all languages. */
const LeftToPeople = lazyWithRetry(() => import('./left-to-people.tsx'))

interface Props {
  app: AppInCountry
  identity: Identity
  inbox: ReviewInbox
  review: OwnReview
  drafts: DraftsInUse
  mayReply: boolean
  field: RefObject<HTMLTextAreaElement | null>
  templates: { isOpen: boolean; onOpen: (isOpen: boolean) => void }
  /** The field that had the focus is gone: its reply is on its way. */
  onClosed: () => void
}

/** A review with all that is known of it, and the reply to it. */
export function ReviewDetail({ app, identity, inbox, review, drafts, mayReply, field, templates, onClosed }: Props) {
  const model = useRead(reviewModelRead()).data
  const canAnswer = isAnswerable(review)
  const isActing = useActing()
  return (
    <div className={classes.detail}>
      <ReviewText key={review.id} review={review} canTranslate={model?.isConfigured === true} />
      <ReviewFacts review={review} />
      {review.changedAfterReply && (
        <Note kind="info">
          <Trans>The author changed this review after your reply.</Trans>
        </Note>
      )}
      {mayReply && canAnswer && !isActing ? (
        <>
          <ConnectionNote problem={inbox.problem} />
          {review.reply === null && !review.isDone && <LeftToPeople review={review} />}
          <ReplyPart
            key={review.id}
            app={app}
            identity={identity}
            review={review}
            drafts={drafts}
            field={field}
            templates={templates}
            onClosed={onClosed}
          />
        </>
      ) : (
        <>
          {review.reply && <ReplyCard reply={review.reply} lang={review.language} />}
          {mayReply && canAnswer ? (
            <OwnMatterNote />
          ) : (
            <Note kind="info">
              {canAnswer ? (
                <Trans>You may read reviews, not answer them. Ask an administrator of your organisation.</Trans>
              ) : review.source === 'market' ? (
                <>
                  <Trans>This review comes from the public store, so it can only be read here.</Trans>{' '}
                  <Link to="/connection/{-$tab}" params={{ tab: 'my-apps' }}>
                    <Trans>Connect your store to answer</Trans>
                  </Link>
                </>
              ) : (
                <Trans>Google lists this review in its reports only, and takes no reply to it.</Trans>
              )}
            </Note>
          )}
        </>
      )}
      <EarlierTexts review={review} />
    </div>
  )
}
