import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { IconCheck, IconSend, IconSparkles, IconTemplate, IconX } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { isAnswerable } from '#aso/reviews/to-answer.ts'
import type { Identity } from '#contract/auth/auth.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { useActing } from '#web/ui/access/disabled-while-impersonating.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { useFocusBack } from '#web/ui/overlays/use-focus-back.ts'
import { draftFailure } from '../draft-failure.ts'
import classes from './bulk-bar.module.css'
import { markReviews } from './reply-changes.ts'
import { type DraftsInUse, writtenReplies } from './reply-drafts.ts'
import { askForDraft } from './use-ai-draft.ts'
import type { Assistance } from './use-assistance.ts'

const TemplateDialog = lazyWithRetry(() => import('./bulk-template-dialog.tsx'))
const SendDialog = lazyWithRetry(() => import('./bulk-send-dialog.tsx'))

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

/** Actions on several reviews at once. Nothing is sent without a preview. */
export function BulkActions({ app, identity, chosen, shown, drafts, assistance, onSelect }: Props) {
  const [opened, setOpened] = useState<'template' | 'send' | null>(null)
  const isOffline = useConnectivity() === 'offline'
  const bulk = useBulkDrafts(drafts, assistance.refresh)
  // Replies are public: staff who act as a user write none.
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

interface BulkBarProps {
  /** Selected reviews, and those of them that can be answered. */
  count: number
  answerable: number
  /** Those of them with a reply that is ready to send. */
  written: number
  /** null: AI drafts are not available; `left`: AI requests left this month, null: unlimited. */
  ai: { left: number | null; isBusy: boolean; onDraft: () => void } | null
  isAllShown: boolean
  onTemplate: () => void
  onSend: () => void
  onDone: () => void
  onAll: () => void
  onClear: () => void
}

/** The toolbar of the selected reviews. */
function BulkBar(props: BulkBarProps) {
  const { count, answerable, written, ai, isAllShown, onTemplate, onSend, onDone, onAll, onClear } = props
  const { t } = useLingui()
  // The bar disappears with the selection, and the pressed button with it.
  useFocusBack()
  const canDraft = ai !== null && !ai.isBusy && answerable > 0 && (ai.left === null || ai.left >= answerable)
  return (
    <div className={classes.bar} role="toolbar" aria-label={t`Selected reviews`} data-at-foot>
      <span className={classes.count} role="status">
        <Plural value={count} one="# selected" other="# selected" />
      </span>
      {written > 0 && (
        <UnstyledButton className={classes.action} onClick={onSend}>
          <IconSend size={17} stroke={1.7} aria-hidden />
          <Trans>Send {written}</Trans>
        </UnstyledButton>
      )}
      <UnstyledButton className={classes.action} disabled={answerable === 0} onClick={onTemplate}>
        <IconTemplate size={17} stroke={1.7} aria-hidden />
        <Trans>Template</Trans>
      </UnstyledButton>
      {ai && (
        <UnstyledButton
          className={classes.action}
          aria-disabled={!canDraft}
          aria-busy={ai.isBusy || undefined}
          title={ai.left === null ? undefined : t`${ai.left} AI requests left`}
          onClick={canDraft ? ai.onDraft : undefined}
        >
          <IconSparkles size={17} stroke={1.7} aria-hidden />
          {ai.isBusy ? <Trans>Drafting…</Trans> : <Trans>Draft {answerable} with AI</Trans>}
        </UnstyledButton>
      )}
      <UnstyledButton className={classes.action} onClick={onDone}>
        <IconCheck size={17} stroke={1.7} aria-hidden />
        <Trans context="state of a review">Done</Trans>
      </UnstyledButton>
      {!isAllShown && (
        <UnstyledButton className={classes.action} onClick={onAll}>
          <Trans>All</Trans>
        </UnstyledButton>
      )}
      <span className={classes.close}>
        <IconButton label={t`Clear selection`} onClick={onClear}>
          <IconX size={17} stroke={1.7} aria-hidden />
        </IconButton>
      </span>
    </div>
  )
}

/** Requests AI drafts for several reviews one after the other; each is stored as it arrives, and none is sent. */
function useBulkDrafts(drafts: DraftsInUse, onEach: () => void) {
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
