import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Reply } from './conflict.ts'
import classes from './conflict-state.module.css'

/** A reply that was not sent, with the way to its review, where its text can be used again. */
export function ReplyState({ wanted: { app, reviewId, text } }: { wanted: Reply }) {
  return (
    <dl className={classes.state}>
      <dt>
        <Trans>Your reply</Trans>
      </dt>
      <dd dir="auto">{text}</dd>
      <dd>
        <Link to="/rr/reply-to-reviews" search={{ app: app.trackId, review: reviewId }}>
          <Trans>Open the review</Trans>
        </Link>
      </dd>
    </dl>
  )
}
