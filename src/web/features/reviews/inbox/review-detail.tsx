import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { isAnswerable } from '#aso/reviews/to-answer.ts'
import type { Identity } from '#contract/auth/auth.ts'
import type { ReviewInbox } from '#contract/reviews/inbox.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useRead } from '#web/data/queries/read.ts'
import { reviewModelRead } from '#web/data/queries/review-model-read.ts'
import { ImpersonationNote, useActing } from '#web/ui/access/disabled-while-impersonating.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { ReplyCard } from './reply-card.tsx'
import type { DraftsInUse } from './reply-drafts.ts'
import { ToConnections } from './reply-problems.tsx'
import { ReplySection } from './reply-section.tsx'
import classes from './review-detail.module.css'
import { ReviewFacts } from './review-facts.tsx'
import { EarlierTexts, ReviewText } from './review-texts.tsx'

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
  /** The focused field is gone: its reply is being sent. */
  onClosed: () => void
}

/** A review with its details and the reply to it. */
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
          <ReplySection
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
            <ImpersonationNote />
          ) : (
            <Note kind="info">
              {canAnswer ? (
                <Trans>You can view reviews but not reply to them. Ask an admin of your organisation.</Trans>
              ) : review.source === 'market' ? (
                <>
                  <Trans>This review comes from the public store, so it can only be read here.</Trans>{' '}
                  <Link to="/connection/{-$tab}" params={{ tab: 'my-apps' }}>
                    <Trans>Connect your store to reply</Trans>
                  </Link>
                </>
              ) : (
                <Trans>Google lists this review only in its reports and doesn't accept replies to it.</Trans>
              )}
            </Note>
          )}
        </>
      )}
      <EarlierTexts review={review} />
    </div>
  )
}

/** Why replies can't be sent at present; drafts stay (ERR-045, ERR-048). */
function ConnectionNote({ problem }: { problem: ReviewInbox['problem'] }) {
  if (problem === null) return null
  if (problem === 'rate-limited')
    return (
      <Note kind="info">
        <Trans>The store is limiting requests at the moment. Replies are sent when it accepts them again.</Trans>
      </Note>
    )
  return (
    <Note kind="error">
      {problem === 'no-connection' ? (
        <Trans>There's no connection to the store, so replies can't be sent.</Trans>
      ) : problem === 'broken' ? (
        <Trans>The connection is broken. Check its status: replies can't be sent.</Trans>
      ) : (
        <Trans>This connection's key can't reply to reviews.</Trans>
      )}{' '}
      <ToConnections />
    </Note>
  )
}
