import { Plural, Trans } from '@lingui/react/macro'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { Button } from '@mantine/core'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { HeldText } from './held-text.tsx'
import { ReplyPreviews, useChosen, SendButton } from './reply-previews.tsx'
import type { WrittenReply } from './reply-drafts.ts'

interface Props {
  app: AppInCountry
  replies: readonly WrittenReply[]
  onClose: () => void
  /** The replies are queued. */
  onSent: () => void
}

/** Reviews and sends several written replies: drafts of this device, and replies of rules to approve. */
export default function SendDialog({ app, replies, onClose, onSent }: Props) {
  const previews = replies.map(({ review, draft, held }) => ({
    review,
    draft,
    text: draft.text,
    language: review.language,
    note: held ? (
      <HeldText held={held} />
    ) : review.reply?.state === 'to-approve' ? (
      <Trans>Written by a rule</Trans>
    ) : null,
  }))
  const chosen = useChosen(previews)
  return (
    <Dialog
      opened
      onClose={onClose}
      placement="side"
      width={560}
      whole
      flush
      title={<Plural value={replies.length} one="# written reply" other="# written replies" />}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <SendButton app={app} replies={chosen.sent} onSent={onSent} />
        </>
      }
    >
      <ReplyPreviews {...chosen} store={app.store} previews={previews} />
    </Dialog>
  )
}
