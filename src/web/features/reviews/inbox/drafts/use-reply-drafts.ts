import { useLingui } from '@lingui/react/macro'
import type { AppRef } from '#contract/store.ts'
import { useKept } from '#web/data/kept-rows/use-kept.ts'
import type { ReplyDraft } from '#web/data/reply-drafts/reply-draft.ts'
import { DeviceError } from '#web/offline/storage/device-error.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { draftsId, keepDraft, replyDrafts, type ReplyDrafts } from './reply-drafts.ts'

export interface DraftsInUse {
  /** The device has been asked what it keeps. */
  isRead: boolean
  all: ReplyDrafts
  /** Ids of reviews with a draft. */
  ids: ReadonlySet<string>
  /** null: it is forgotten. */
  keep: (reviewId: string, draft: ReplyDraft | null) => void
}

const NONE: ReplyDrafts = {}

/** The replies that this device is writing, as every tab sees them. */
export function useReplyDrafts({ trackId, store }: AppRef): DraftsInUse {
  const { t } = useLingui()
  const kept = useKept(replyDrafts, draftsId({ trackId, store }))
  const all = kept ?? NONE
  const ids = new Set(Object.keys(all))
  return {
    isRead: kept !== null,
    all,
    ids,
    keep: (reviewId, draft) => {
      keepDraft({ trackId, store }, reviewId, draft).catch((error: unknown) => {
        if (!(error instanceof DeviceError)) throw error
        notify({
          kind: 'warning',
          title: t`Draft not saved on this device`,
          description: t`There is no room left. Keep this page open until you have sent it.`,
        })
      })
    },
  }
}
