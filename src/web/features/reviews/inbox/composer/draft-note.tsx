import { Trans } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { IconSparkles, IconTemplate } from '@tabler/icons-react'
import { HeldText } from '../texts/held-text.tsx'
import classes from './composer.module.css'
import type { WrittenDraft } from './use-ai-draft.ts'

export interface DraftNoteProps {
  draft: Pick<WrittenDraft, 'by' | 'held'>
  isBusy: boolean
  onAgain: () => void
  /** null: there is nothing to go back to. */
  onUndo: (() => void) | null
}

/** Says who has written what stands in the composer: nothing that was made passes for somebody's own. */
export function DraftNote({ draft, isBusy, onAgain, onUndo }: DraftNoteProps) {
  const isModel = draft.by === 'model'
  const Icon = isModel ? IconSparkles : IconTemplate
  return (
    <div className={classes.note} role="status">
      <Icon size={16} stroke={1.7} aria-hidden />
      <p>
        {isModel ? (
          <Trans>AI draft. Check it before you send.</Trans>
        ) : (
          <Trans>
            Filled in from the template that fits best: no language model is set up. Check it before you send.
          </Trans>
        )}
        {draft.held && (
          <strong>
            {' '}
            <HeldText held={draft.held} />
          </strong>
        )}
      </p>
      {isModel && (
        <UnstyledButton aria-disabled={isBusy} onClick={isBusy ? undefined : onAgain}>
          <Trans>Try again</Trans>
        </UnstyledButton>
      )}
      {onUndo && (
        <UnstyledButton onClick={onUndo}>
          <Trans>Undo</Trans>
        </UnstyledButton>
      )}
    </div>
  )
}
