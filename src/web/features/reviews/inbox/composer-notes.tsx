import { Trans } from '@lingui/react/macro'
import { Anchor, Group, Loader, Text } from '@mantine/core'
import { IconSparkles, IconTemplate } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { formatAge } from '#web/i18n/age.ts'
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

/** Says who wrote the composer's text, so that no generated text passes for the user's own. */
export function DraftNote({ draft, isBusy, onAgain, onUndo }: DraftNoteProps) {
  const isModel = draft.by === 'model'
  const Icon = isModel ? IconSparkles : IconTemplate
  return (
    <ComposerNote>
      <Icon size={16} stroke={1.7} style={FIXED} aria-hidden />
      <Text inherit flex={1}>
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
      </Text>
      {isModel && (
        <NoteButton aria-disabled={isBusy} onClick={isBusy ? undefined : onAgain}>
          <Trans>Try again</Trans>
        </NoteButton>
      )}
      {onUndo && (
        <NoteButton onClick={onUndo}>
          <Trans>Undo</Trans>
        </NoteButton>
      )}
    </ComposerNote>
  )
}

/** After inserting a template: the placeholders that have no value for this review, and undo. */
export function MissingNote({ missing, onUndo }: { missing: readonly string[]; onUndo: () => void }) {
  const names = missing.map((name) => `{${name}}`).join(', ')
  return (
    <ComposerNote>
      <IconTemplate size={16} stroke={1.7} style={FIXED} aria-hidden />
      <Text inherit flex={1}>
        {missing.length > 0 ? (
          <Trans>From a template. Not known for this review, and left out: {names}</Trans>
        ) : (
          <Trans>From a template. Check it before you send.</Trans>
        )}
      </Text>
      <NoteButton onClick={onUndo}>
        <Trans>Undo</Trans>
      </NoteButton>
    </ComposerNote>
  )
}

/** A draft is being written, which takes a while. */
export function WritingNote({ onCancel }: { onCancel: () => void }) {
  return (
    <ComposerNote>
      <Loader size={16} />
      <Text inherit flex={1}>
        <Trans>Writing a draft…</Trans>
      </Text>
      <NoteButton onClick={onCancel}>
        <Trans>Cancel</Trans>
      </NoteButton>
    </ComposerNote>
  )
}

/** A draft arrived while the user kept typing: their text stays until they accept it. */
export function OfferedNote({ onTake, onLeave }: { onTake: () => void; onLeave: () => void }) {
  return (
    <ComposerNote>
      <IconSparkles size={16} stroke={1.7} style={FIXED} aria-hidden />
      <Text inherit flex={1}>
        <Trans>A draft is ready. Your text is still here.</Trans>
      </Text>
      <NoteButton onClick={onTake}>
        <Trans>Use it</Trans>
      </NoteButton>
      <NoteButton onClick={onLeave}>
        <Trans>Keep mine</Trans>
      </NoteButton>
    </ComposerNote>
  )
}

/** "Saved on this device 4 min ago"; nothing where there is no draft. */
export function SavedNote({ at }: { at: number | null }) {
  const now = useNow()
  if (at === null) return null
  const age = formatAge(at, Math.max(now, at))
  return (
    <Text span size="xs" c="dimmed" className={classes.saved}>
      <Trans>Saved on this device {age}</Trans>
    </Text>
  )
}

/** The icon keeps its size beside a long text. */
const FIXED = { flex: 'none' }

/** A line above the field about what is in it, with buttons at its end. */
const ComposerNote = ({ children }: { children: ReactNode }) => (
  <Group
    gap={10}
    wrap="nowrap"
    mx="xs"
    px="sm"
    py="xs"
    bg="var(--sg-acc-soft)"
    bdrs="md"
    c="var(--sg-acc-text)"
    fz="sm"
    lh="sm"
    role="status"
  >
    {children}
  </Group>
)

function NoteButton(props: Omit<ComponentProps<'button'>, 'className' | 'style'>) {
  return (
    <Anchor
      component="button"
      type="button"
      inherit
      c="inherit"
      fw={540}
      mih={28}
      px={6}
      style={{ whiteSpace: 'nowrap' }}
      {...props}
    />
  )
}
