import { Trans } from '@lingui/react/macro'
import type { Reply } from '#contract/reviews/review.ts'
import { Tag } from '#web/ui/display/tag.tsx'

interface Props {
  reply: Reply | null
  isDrafted: boolean
  isDone: boolean
}

/** How far the reply to a review has come, in the words of the ladder; nothing where none was begun. */
export function StateTag({ reply, isDrafted, isDone }: Props) {
  if (reply?.state === 'to-approve')
    return (
      <Tag tone="acc">
        <Trans>To approve</Trans>
      </Tag>
    )
  if (reply?.state === 'refused')
    return (
      <Tag tone="line">
        <Trans>Not sent</Trans>
      </Tag>
    )
  if (isDrafted)
    return (
      <Tag tone="acc">
        <Trans>Draft</Trans>
      </Tag>
    )
  if (reply) return <ReplyTag state={reply.state} />
  return isDone ? (
    <Tag>
      <Trans context="state of a review">Done</Trans>
    </Tag>
  ) : null
}

function ReplyTag({ state }: { state: Reply['state'] }) {
  if (state === 'queued')
    return (
      <Tag tone="acc">
        <Trans>Queued</Trans>
      </Tag>
    )
  if (state === 'published')
    return (
      <Tag tone="good">
        <Trans>Published</Trans>
      </Tag>
    )
  return <Tag tone="line">{state === 'pending' ? <Trans>Pending publish</Trans> : <Trans>Sent</Trans>}</Tag>
}
