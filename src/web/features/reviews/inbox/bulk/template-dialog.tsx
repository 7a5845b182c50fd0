import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { replyLimits, type OwnReview } from '#contract/reviews/review.ts'
import type { ReplyTemplate } from '#contract/reviews/templates.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { sendReply } from '../changes/reply-changes.ts'
import { TemplateChoice } from '../composer/template-choice.tsx'
import { filledTemplate } from '../composer/filled-template.ts'
import { countCodePoints } from '../texts/code-points.ts'
import { headlineOf } from '../texts/review-words.ts'
import { Stars } from '../texts/stars.tsx'
import classes from './template-dialog.module.css'

interface Props {
  app: AppInCountry
  identity: Identity
  /** Those that can be answered. */
  reviews: readonly OwnReview[]
  onClose: () => void
  /** The replies are queued. */
  onSent: () => void
}

/** One template as the reply to several reviews: each is shown as it would be sent, and can be left out. */
export default function TemplateDialog({ app, identity, reviews, onClose, onSent }: Props) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<{ template: ReplyTemplate; support: string } | null>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isSending, setSending] = useState(false)
  const limit = replyLimits[app.store]
  const previews = chosen
    ? reviews.map((review) => {
        const { text, missing } = filledTemplate(chosen.template, review, app, chosen.support)
        const length = countCodePoints(text)
        return { review, text, missing, isFine: length > 0 && length <= limit }
      })
    : []
  const sent = previews.filter(({ review, isFine }) => isFine && !left.has(review.id))
  const send = async () => {
    if (!chosen) return
    setSending(true)
    for (const { review, text } of sent) {
      const isKept = await sendReply(app, review, { text, origin: 'template', templateId: chosen.template.id })
      if (!isKept) break
    }
    setSending(false)
    onSent()
  }
  const toggle = (id: string) =>
    setLeft((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])))
  return (
    <Dialog
      opened
      onClose={onClose}
      placement="side"
      width={560}
      whole
      flush
      title={<Plural value={reviews.length} one="Template for # review" other="Template for # reviews" />}
      footer={
        chosen && (
          <>
            <Button onClick={() => setChosen(null)}>
              <Trans>Another template</Trans>
            </Button>
            <Button variant="filled" busy={isSending} disabled={sent.length === 0} onClick={() => void send()}>
              <Plural value={sent.length} one="Send # reply" other="Send # replies" />
            </Button>
          </>
        )
      }
    >
      {chosen ? (
        <ul className={classes.list} aria-label={t`Replies as they would be sent`}>
          {previews.map(({ review, text, missing, isFine }) => (
            <li key={review.id} data-out={!isFine || left.has(review.id) || undefined}>
              <input
                type="checkbox"
                aria-label={t`Answer “${headlineOf(review)}”`}
                checked={isFine && !left.has(review.id)}
                disabled={!isFine}
                onChange={() => toggle(review.id)}
              />
              <div>
                <p className={classes.head}>
                  <Stars rating={review.rating} size={13} />
                  <span lang={review.language ?? undefined} dir="auto">
                    {headlineOf(review)}
                  </span>
                </p>
                <p className={classes.text} lang={chosen.template.language ?? undefined} dir="auto">
                  {text}
                </p>
                {missing.length > 0 && (
                  <p className={classes.hint}>
                    <Trans>Not known, and left out: {missing.map((name) => `{${name}}`).join(', ')}</Trans>
                  </p>
                )}
                {!isFine && (
                  <p className={classes.bad}>
                    <Trans>Longer than the store takes ({limit} characters): left out.</Trans>
                  </p>
                )}
                {review.reply !== null && (
                  <p className={classes.hint}>
                    <Trans>Replaces the reply that is there.</Trans>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <TemplateChoice
          organizationId={identity.organizationId}
          language={null}
          onChoose={(template, support) => setChosen({ template, support })}
        />
      )}
    </Dialog>
  )
}
