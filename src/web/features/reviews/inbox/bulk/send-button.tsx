import { Plural } from '@lingui/react/macro'
import { useState } from 'react'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { sendReply, type Sent } from '../changes/reply-changes.ts'

interface Props {
  app: AppInCountry
  replies: readonly { review: OwnReview; draft: Sent }[]
  /** Those that the device could keep are queued. */
  onSent: () => void
}

/** Queues several replies. */
export function SendButton({ app, replies, onSent }: Props) {
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    for (const { review, draft } of replies) if (!(await sendReply(app, review, draft))) break
    setSending(false)
    onSent()
  }
  return (
    <Button variant="filled" busy={isSending} disabled={replies.length === 0} onClick={() => void send()}>
      <Plural value={replies.length} one="Send # reply" other="Send # replies" />
    </Button>
  )
}
