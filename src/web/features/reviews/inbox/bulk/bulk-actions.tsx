import { Suspense, useState } from 'react'
import { isAnswerable } from '#aso/reviews/to-answer.ts'
import type { Identity } from '#contract/auth/auth.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { useActing } from '#web/ui/access/own-matter.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { markReviews } from '../changes/reply-changes.ts'
import type { Assistance } from '../composer/use-assistance.ts'
import type { DraftsInUse } from '../drafts/use-reply-drafts.ts'
import { BulkBar } from './bulk-bar.tsx'
import { useBulkDrafts } from './use-bulk-drafts.ts'
import { writtenReplies } from './written-replies.ts'

const TemplateDialog = lazyWithRetry(() => import('./template-dialog.tsx'))
const SendDialog = lazyWithRetry(() => import('./send-dialog.tsx'))

interface Props {
  app: AppInCountry
  identity: Identity
  /** The selected reviews. */
  chosen: readonly OwnReview[]
  shown: readonly OwnReview[]
  drafts: DraftsInUse
  assistance: Assistance
  onSelect: (ids: readonly string[]) => void
}

/** What is done with several reviews at once. Nothing is sent that was not shown before. */
export function BulkActions({ app, identity, chosen, shown, drafts, assistance, onSelect }: Props) {
  const [opened, setOpened] = useState<'template' | 'send' | null>(null)
  const isOffline = useConnectivity() === 'offline'
  const bulk = useBulkDrafts(drafts, assistance.refresh)
  // Replies are public: whoever acts as a user writes none.
  const isActing = useActing()
  const answerable = isActing ? [] : chosen.filter(isAnswerable)
  const written = isActing ? [] : writtenReplies(chosen, drafts.all)
  const close = () => setOpened(null)
  const clear = () => {
    close()
    onSelect([])
  }
  const canDraft = assistance.isConfigured && !assistance.isLocked && !isOffline
  return (
    <>
      {chosen.length > 0 && (
        <BulkBar
          count={chosen.length}
          answerable={answerable.length}
          written={written.length}
          ai={
            canDraft
              ? {
                  left: assistance.quota?.left ?? null,
                  isBusy: bulk.isBusy,
                  onDraft: () => void bulk.draft(answerable),
                }
              : null
          }
          isAllShown={chosen.length >= shown.length}
          onTemplate={() => setOpened('template')}
          onSend={() => setOpened('send')}
          onDone={() => {
            void markReviews(app, chosen, true)
            onSelect([])
          }}
          onAll={() => onSelect(shown.map(({ id }) => id))}
          onClear={() => onSelect([])}
        />
      )}
      {opened === 'template' && (
        <Suspense>
          <TemplateDialog app={app} identity={identity} reviews={answerable} onClose={close} onSent={clear} />
        </Suspense>
      )}
      {opened === 'send' && (
        <Suspense>
          <SendDialog app={app} replies={written} onClose={close} onSent={clear} />
        </Suspense>
      )}
    </>
  )
}
