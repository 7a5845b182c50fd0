import { Trans, useLingui } from '@lingui/react/macro'
import { discard, retry } from '#web/offline/outbox/outbox.ts'
import { Button } from '#web/ui/controls/button.tsx'
import type { RefusedReply } from '../changes/use-refused.ts'
import classes from './detail.module.css'
import { RefusedBox } from './refused-box.tsx'

interface Props {
  refused: RefusedReply
  /** Puts a text into the composer. */
  onUse: (text: string) => void
}

/** A reply that was not taken because of what happened meanwhile: its text is kept and offered. */
export function Conflict({ refused: { seq, text, refusal }, onUse }: Props) {
  const { i18n } = useLingui()
  const isConflict = refusal?.code === 'CHANGED_ELSEWHERE'
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
            <Trans>Discard</Trans>
          </Button>
        </>
      }
    >
      {isConflict ? (
        <p>
          <Trans>The review or its reply is another by now, as shown above. This is what you wrote:</Trans>
        </p>
      ) : (
        refusal && <p>{i18n._(refusal.message)}</p>
      )}
      <p className={`${classes.quote} ${classes.plain}`} dir="auto">
        {text}
      </p>
    </RefusedBox>
  )
}
