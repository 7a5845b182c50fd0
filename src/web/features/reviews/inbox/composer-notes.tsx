import { Trans } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { IconSparkles, IconTemplate } from '@tabler/icons-react'
import { formatAge } from '#web/i18n/age.ts'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { useNow } from '#web/ui/hooks/use-now.ts'
import classes from './composer.module.css'
import { HeldText } from './held-text.tsx'
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

/** After a template: what it names and nobody knows of this review, and the way back. */
export function MissingNote({ missing, onUndo }: { missing: readonly string[]; onUndo: () => void }) {
  const names = missing.map((name) => `{${name}}`).join(', ')
  return (
    <div className={classes.note} role="status">
      <IconTemplate size={16} stroke={1.7} aria-hidden />
      <p>
        {missing.length > 0 ? (
          <Trans>From a template. Not known for this review, and left out: {names}</Trans>
        ) : (
          <Trans>From a template. Check it before you send.</Trans>
        )}
      </p>
      <UnstyledButton onClick={onUndo}>
        <Trans>Undo</Trans>
      </UnstyledButton>
    </div>
  )
}

/** A draft is being written, which takes a while. */
export function WritingNote({ onCancel }: { onCancel: () => void }) {
  return (
    <div className={classes.note} role="status">
      <Spinner size={16} />
      <p>
        <Trans>Writing a draft…</Trans>
      </p>
      <UnstyledButton onClick={onCancel}>
        <Trans>Cancel</Trans>
      </UnstyledButton>
    </div>
  )
}

/** A draft came while somebody wrote on: their words stay until they take it. */
export function OfferedNote({ onTake, onLeave }: { onTake: () => void; onLeave: () => void }) {
  return (
    <div className={classes.note} role="status">
      <IconSparkles size={16} stroke={1.7} aria-hidden />
      <p>
        <Trans>A draft came. Your text is still here.</Trans>
      </p>
      <UnstyledButton onClick={onTake}>
        <Trans>Use it</Trans>
      </UnstyledButton>
      <UnstyledButton onClick={onLeave}>
        <Trans>Keep mine</Trans>
      </UnstyledButton>
    </div>
  )
}

/** "Saved on this device 4 min ago"; nothing where there is no draft. */
export function SavedNote({ at }: { at: number | null }) {
  const now = useNow()
  if (at === null) return null
  const age = formatAge(at, Math.max(now, at))
  return (
    <span className={classes.saved} data-momentary>
      <Trans>Saved on this device {age}</Trans>
    </span>
  )
}
