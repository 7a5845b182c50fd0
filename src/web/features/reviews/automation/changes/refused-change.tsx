import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'
import type { ReplyAutomation } from '#contract/reviews/automation.ts'
import { sameApp, type AppRef } from '#contract/store.ts'
import { payloads } from '#web/commands/reply-templates/payloads.ts'
import { useOutbox } from '#web/offline/hooks.ts'
import { discard } from '#web/offline/outbox/outbox.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { reapply } from '../model/reapply.ts'
import type { useRuleChanges } from './use-rule-changes.ts'
import classes from './refused-change.module.css'

interface Props {
  app: AppRef
  shown: ReplyAutomation
  put: ReturnType<typeof useRuleChanges>['put']
}

/** A change of the rules that others were faster than: made again on theirs, or thrown away. */
export function RefusedChange({ app, shown, put }: Props) {
  const { t, i18n } = useLingui()
  const [busy, setBusy] = useState(false)
  const refused = useOutbox().entries.flatMap((entry) => {
    const parsed = v.safeParse(payloads.putAutomation, entry.payload)
    const isMeant = entry.name === 'putAutomation' && entry.state === 'refused' && parsed.success
    return isMeant && sameApp(parsed.output.app, app) ? [{ entry, payload: parsed.output }] : []
  })
  const [first] = refused
  if (!first) return null
  const { entry, payload } = first
  const isConflict = entry.refusal?.code === 'CHANGED_ELSEWHERE'
  const again = async () => {
    setBusy(true)
    const rules = [...reapply(shown.rules, payload.rules, payload.steps)]
    if (await put(rules, payload.steps, t`Rules not changed`)) await discard(entry.seq)
    setBusy(false)
  }
  return (
    <Note kind="error">
      <p>
        <strong>{i18n._(entry.title)}:</strong>{' '}
        {isConflict ? (
          <Trans>Somebody else has changed these rules meanwhile. They are shown as they are now.</Trans>
        ) : (
          entry.refusal && i18n._(entry.refusal.message)
        )}
      </p>
      <div className={classes.actions}>
        {isConflict && (
          <Button size="small" busy={busy} onClick={() => void again()}>
            <Trans>Make my change again</Trans>
          </Button>
        )}
        <Button size="small" variant="subtle" tone="plain" onClick={() => void discard(entry.seq)}>
          <Trans>Discard my change</Trans>
        </Button>
      </div>
    </Note>
  )
}
