import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import type { OwnReview, Reply } from '#contract/reviews/review.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '@mantine/core'
import { Note } from '#web/ui/forms/note.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { Composer } from './composer.tsx'
import { HeldText } from './held-text.tsx'
import { ReplyCard } from './reply-card.tsx'
import { deleteReply, originOf, sendReply, withdrawReply, useRefusedReply } from './reply-changes.ts'
import type { DraftsInUse } from './reply-drafts.ts'
import { ReplyLadder } from './reply-ladder.tsx'
import { Conflict, ProblemText, RefusedBox, StandingProblem } from './reply-problems.tsx'

const DeleteReplyDialog = lazyWithRetry(() => import('./delete-reply-dialog.tsx'))

interface Props {
  app: AppInCountry
  identity: Identity
  review: OwnReview
  drafts: DraftsInUse
  field: RefObject<HTMLTextAreaElement | null>
  templates: { isOpen: boolean; onOpen: (isOpen: boolean) => void }
  /** The focused field is gone. */
  onClosed: () => void
}

/** The reply to a review that can be answered: as it is written, on its way, and in the store. */
export function ReplySection({ app, identity, review, drafts, field, templates, onClosed }: Props) {
  const { t } = useLingui()
  const { reply } = review
  const refused = useRefusedReply(app, review.id)
  const [isEditing, setEditing] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const isOut = reply !== null && reply.state !== 'to-approve' && reply.state !== 'refused'
  const draft = drafts.all[review.id]
  // If the page was left right after "Send", the draft could not be deleted, and may lack the last words. Both times come
  // from this device's clock.
  const isWaiting = reply !== null && reply.state === 'queued' && reply.sendAt === null
  const isSent = isWaiting && draft !== undefined && draft.at <= Date.parse(reply.stateAt)
  const isDrafted = draft !== undefined && !isSent
  const forgetSent = useEffectEvent(() => drafts.keep(review.id, null))
  useEffect(() => {
    if (isSent && !isEditing) forgetSent()
  }, [isSent, isEditing])
  // A sent reply is edited only on request, or where a draft exists.
  const composes = !isOut || isEditing || isDrafted
  useLostFocus(composes, onClosed)
  const use = (text: string) => {
    drafts.keep(review.id, { text, origin: 'person', templateId: null, at: Date.now() })
    setEditing(true)
  }
  return (
    <>
      {refused && <Conflict refused={refused} reply={reply} onUse={use} />}
      {reply && isOut && (
        <ReplyCard reply={reply} lang={review.language}>
          {reply.state === 'queued' ? (
            <Button size="sm" onClick={() => void withdrawReply(app, review, true)}>
              <Trans>Undo</Trans>
            </Button>
          ) : (
            reply.state !== 'sending' && (
              <>
                {!composes && (
                  <Button size="sm" onClick={() => setEditing(true)}>
                    <Trans>Edit reply</Trans>
                  </Button>
                )}
                {review.store === 'APP_STORE' && (
                  <Button size="sm" variant="subtle" color="gray" onClick={() => setDeleting(true)}>
                    <Trans>Delete reply</Trans>
                  </Button>
                )}
              </>
            )
          )}
        </ReplyCard>
      )}
      {isDeleting && (
        <Suspense>
          <DeleteReplyDialog
            onConfirm={() => {
              setDeleting(false)
              void deleteReply(app, review)
            }}
            onClose={() => setDeleting(false)}
          />
        </Suspense>
      )}
      {reply && <StandingProblem reply={reply} />}
      {reply?.state === 'to-approve' && (
        <Note kind="info">
          <Trans>A rule wrote this reply. Nothing is sent until you approve it.</Trans>{' '}
          {reply.held && (
            <strong>
              <HeldText held={reply.held} />{' '}
            </strong>
          )}
          <Button
            size="sm"
            variant="subtle"
            onClick={() => {
              drafts.keep(review.id, null)
              void withdrawReply(app, review, false)
            }}
          >
            <Trans>Discard this reply</Trans>
          </Button>
        </Note>
      )}
      {composes && drafts.isRead && (
        <Composer
          key={reply?.state === 'to-approve' ? 'approve' : 'write'}
          app={app}
          identity={identity}
          review={review}
          drafts={drafts}
          initial={reply?.text ?? ''}
          sendLabel={
            reply?.state === 'to-approve' ? t`Approve and send` : isOut ? t`Send changed reply` : t`Send reply`
          }
          field={field}
          templates={templates}
          onSent={() => setEditing(false)}
          onCancel={isOut ? () => setEditing(false) : null}
        />
      )}
      {reply?.state === 'refused' ? (
        <RefusedBox
          title={<Trans>The store didn't accept this reply</Trans>}
          actions={
            reply.problem?.kind !== 'gone' && (
              <Button
                size="sm"
                onClick={() =>
                  void sendReply(app, review, { text: reply.text, origin: originOf(reply), templateId: null })
                }
              >
                <Trans>Retry</Trans>
              </Button>
            )
          }
        >
          {reply.problem && <ProblemText {...reply.problem} />}
        </RefusedBox>
      ) : (
        (reply !== null || isDrafted) && (
          <ReplyLadder
            store={review.store}
            state={isDrafted && composes ? null : (reply?.state ?? null)}
            detail={
              reply && !(isDrafted && composes) && (reply.state === 'queued' || reply.state === 'sending') ? (
                <QueuedNote reply={reply} />
              ) : undefined
            }
          />
        )
      )}
    </>
  )
}

/** Calls back when the focused field is gone. */
function useLostFocus(composes: boolean, onLost: () => void): void {
  const before = useRef(false)
  const lost = useEffectEvent(onLost)
  useEffect(() => {
    if (before.current && !composes && document.activeElement === document.body) lost()
    before.current = composes
  }, [composes])
}

/** Seconds until a time; null: it has passed or is unknown. */
function useSecondsUntil(at: string | null): number | null {
  const [now, setNow] = useState(() => Date.now())
  const left = at === null ? null : Math.ceil((Date.parse(at) - now) / 1000)
  const isOn = left !== null && left > 0
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOn])
  return isOn ? left : null
}

const LONG_S = 120

/** When a queued reply goes out. */
function QueuedNote({ reply }: { reply: Reply }) {
  const { t } = useLingui()
  const isOffline = useConnectivity() === 'offline'
  const left = useSecondsUntil(reply.sendAt)
  if (reply.state === 'sending') return <Trans>Being sent</Trans>
  if (isOffline && reply.sendAt === null) return <Trans>Sends when online</Trans>
  if (left === null) return <Trans>Being sent</Trans>
  const minutes = Math.ceil(left / 60)
  return left > LONG_S ? t`Sends in ${minutes} min` : t`Sends in ${left} s`
}
