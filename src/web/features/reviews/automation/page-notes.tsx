import { Trans } from '@lingui/react/macro'
import type { ReplyAutomation } from '#contract/reviews/automation.ts'
import type { AppRef } from '#contract/store.ts'
import { Note } from '#web/ui/forms/note.tsx'
import { Freshness } from '#web/ui/freshness/freshness.tsx'
import { RefusedChange } from './changes/refused-change.tsx'
import type { useRuleChanges } from './changes/use-rule-changes.ts'

interface Props {
  app: AppRef
  shown: ReplyAutomation
  /** Device time of the rules, ms. */
  at: number | null
  /** The right for which they can't be changed; null: they can. */
  lacks: 'reply' | 'edit' | null
  put: ReturnType<typeof useRuleChanges>['put']
}

/** What is to be known of all rules: who may change them, how old they are, what was refused. */
export function PageNotes({ app, shown, at, lacks, put }: Props) {
  return (
    <>
      {lacks === 'reply' && (
        <Note kind="info">
          <Trans>
            You may read the rules, not change them. Ask an administrator for the right to reply to reviews.
          </Trans>
        </Note>
      )}
      {lacks === 'edit' && (
        <Note kind="info">
          <Trans>
            You may read the rules, not change them: that wants edit on this app. Ask an administrator for it.
          </Trans>
        </Note>
      )}
      <Freshness at={at} />
      <RefusedChange app={app} shown={shown} put={put} />
    </>
  )
}
