import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { ReplyTemplate } from '#contract/reviews/templates.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { Button } from '@mantine/core'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TemplateChoice, filledTemplate } from './template-picker.tsx'
import { ReplyPreviews, useChosen, SendButton } from './reply-previews.tsx'

interface Props {
  app: AppInCountry
  identity: Identity
  /** Those that can be answered. */
  reviews: readonly OwnReview[]
  onClose: () => void
  /** The replies are queued. */
  onSent: () => void
}

/** One template as the reply to several reviews: each is previewed and can be left out. */
export default function TemplateDialog({ app, identity, reviews, onClose, onSent }: Props) {
  // With the reviews as they were: while the replies are sent, each has one, which it does not replace.
  const [template, setTemplate] = useState<(Filled & { reviews: readonly OwnReview[] }) | null>(null)
  const previews = template ? template.reviews.map((review) => previewOf(review, app, template)) : []
  const chosen = useChosen(previews)
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
        template && (
          <>
            <Button onClick={() => setTemplate(null)}>
              <Trans>Another template</Trans>
            </Button>
            <SendButton
              app={app}
              replies={chosen.sent.map(({ review, text }) => ({
                review,
                draft: { text, origin: 'template', templateId: template.of.id },
              }))}
              onSent={onSent}
            />
          </>
        )
      }
    >
      {template ? (
        <ReplyPreviews {...chosen} store={app.store} previews={previews} />
      ) : (
        <TemplateChoice
          organizationId={identity.organizationId}
          language={null}
          onChoose={(of, support) => setTemplate({ of, support, reviews })}
        />
      )}
    </Dialog>
  )
}

interface Filled {
  of: ReplyTemplate
  support: string
}

function previewOf(review: OwnReview, app: AppInCountry, { of, support }: Filled) {
  const { text, missing } = filledTemplate(of, review, app, support)
  const names = missing.map((name) => `{${name}}`).join(', ')
  const note =
    missing.length > 0 ? (
      <Trans>Not known and left out: {names}</Trans>
    ) : review.reply ? (
      <Trans>Replaces the current reply.</Trans>
    ) : null
  return { review, text, language: of.language, note }
}
