import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import type { OwnReview } from '#contract/reviews/review.ts'
import { askForDraft } from '../composer/use-ai-draft.ts'
import { draftFailure } from '../composer/draft-failure.ts'
import type { DraftsInUse } from '../drafts/use-reply-drafts.ts'
import { notify } from '#web/ui/feedback/notify.ts'

/** Drafts of the model for several reviews, one after the other; each is kept as it comes, and none is sent. */
export function useBulkDrafts(drafts: DraftsInUse, onEach: () => void) {
  const [isBusy, setBusy] = useState(false)
  const draft = async (reviews: readonly OwnReview[]) => {
    setBusy(true)
    let count = 0
    try {
      for (const review of reviews) {
        const { text, by, templateId, held } = await askForDraft(review, { tone: 'warm' })
        drafts.keep(review.id, { text, origin: by === 'model' ? 'ai' : 'template', templateId, held, at: Date.now() })
        count += 1
      }
      notify({ title: t(i18n)`Drafts to check: ${count}` })
    } catch (error) {
      notify({
        kind: 'error',
        title: t(i18n)`Drafts written: ${count} of ${reviews.length}`,
        description: i18n._(draftFailure(error)),
      })
    }
    onEach()
    setBusy(false)
  }
  return { isBusy, draft }
}
