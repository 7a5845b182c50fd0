import { Trans, useLingui } from '@lingui/react/macro'
import type { Reply } from '#contract/reviews/review.ts'
import { discard, retry } from '#web/offline/outbox/outbox.ts'
import { Button } from '#web/ui/controls/button.tsx'
import type { RefusedReply } from '../changes/use-refused.ts'
import classes from './detail.module.css'
import { RefusedBox } from './refused-box.tsx'
import { WrittenBy } from './reply-card.tsx'

interface Props {
  refused: RefusedReply
  /** The reply that is there by now; null: none. */
  reply: Reply | null
  /** Puts a text into the composer. */
  onUse: (text: string) => void
}

/** A reply that was not taken because of what happened meanwhile: its text is kept and offered. */
export function Conflict({ refused: { seq, text, refusal }, reply, onUse }: Props) {
  const { i18n } = useLingui()
  const isConflict = refusal?.code === 'CHANGED_ELSEWHERE'
  const other = isConflict ? reply : null
  return (
    <RefusedBox
      title={isConflict ? <Trans>Changed elsewhere: your reply was not sent</Trans> : <Trans>Not sent</Trans>}
      actions={
        <>
          <Button
            size="small"
            onClick={() => {
              onUse(text)
              void discard(seq)
            }}
          >
            <Trans>Use my text</Trans>
          </Button>
          {!isConflict && (
            <Button size="small" onClick={() => void retry(seq)}>
              <Trans>Retry</Trans>
            </Button>
          )}
          <Button size="small" variant="subtle" tone="plain" onClick={() => void discard(seq)}>
            {other ? <Trans>Keep the other reply</Trans> : <Trans>Discard</Trans>}
          </Button>
        </>
      }
    >
      {isConflict ? (
        <p>
          {other ? (
            <Trans>The review has another reply by now. Nothing is replaced until you send again.</Trans>
          ) : (
            <Trans>The review was changed meanwhile, as shown above. This is what you wrote:</Trans>
          )}
        </p>
      ) : (
        refusal && <p>{i18n._(refusal.message)}</p>
      )}
      {other ? (
        <div className={classes.both}>
          <div>
            <p className={classes.muted}>
              <WrittenBy reply={other} />
            </p>
            <p className={`${classes.quote} ${classes.plain}`} dir="auto">
              {other.text}
            </p>
          </div>
          <div>
            <p className={classes.muted}>
              <Trans>What you wrote</Trans>
            </p>
            <p className={`${classes.quote} ${classes.plain}`} dir="auto">
              {text}
            </p>
          </div>
        </div>
      ) : (
        <p className={`${classes.quote} ${classes.plain}`} dir="auto">
          {text}
        </p>
      )}
    </RefusedBox>
  )
}
