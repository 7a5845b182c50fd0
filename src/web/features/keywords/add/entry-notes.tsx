import { Plural, Trans } from '@lingui/react/macro'
import { Anchor, Group, type MantineColor } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCopyOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Submission } from '#aso/keywords/submission.ts'
import { KEYWORD_TAGS_MAX, KEYWORDS_PER_SUBMISSION } from '#contract/protocol/limits.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'

interface Props {
  counts: Submission['counts']
  /** How many of the keywords added last didn't fit into the list. */
  leftOut?: number
  /** Absent: keywords over the limit can't be removed here. */
  onRemoveOver?: () => void
}

/** How many keywords are duplicates, tracked, invalid or over the limit. */
export function EntryNotes({ counts, leftOut = 0, onRemoveOver }: Props) {
  const shownLeftOut = formatNumber(leftOut, language())
  return (
    <Group gap="2px 16px" flex={1} mih={20} align="stretch" c="dimmed" role="status">
      {counts.duplicate > 0 && (
        <EntryNote icon={<IconCopyOff size={16} stroke={1.7} aria-hidden />}>
          <Plural value={counts.duplicate} one="# duplicate left out" other="# duplicates left out" />
        </EntryNote>
      )}
      {counts.tracked > 0 && (
        <EntryNote icon={<IconCheck size={16} stroke={1.9} color="var(--sg-good)" aria-hidden />}>
          <Plural value={counts.tracked} one="# already tracked" other="# already tracked" />
        </EntryNote>
      )}
      {counts.invalid > 0 && (
        <EntryNote icon={<IconAlertTriangle size={16} stroke={1.7} color="var(--sg-warn)" aria-hidden />}>
          <Plural value={counts.invalid} one="# is not a keyword" other="# are not keywords" />
        </EntryNote>
      )}
      {counts.over > 0 && (
        <EntryNote color="bad" icon={<IconAlertTriangle size={16} stroke={1.7} aria-hidden />}>
          <Trans>At most {KEYWORDS_PER_SUBMISSION} keywords at a time.</Trans>{' '}
          {onRemoveOver && <RemoveOver count={counts.over} onRemove={onRemoveOver} />}
        </EntryNote>
      )}
      {leftOut > 0 && (
        <EntryNote icon={<IconAlertTriangle size={16} stroke={1.7} color="var(--sg-warn)" aria-hidden />}>
          <Plural
            value={leftOut}
            one="1 more didn't fit into the list"
            other={`${shownLeftOut} more didn't fit into the list`}
          />
        </EntryNote>
      )}
    </Group>
  )
}

interface EntryNoteProps {
  icon: ReactNode
  /** Of icon and words; by default the words are dimmed. */
  color?: MantineColor
  children: ReactNode
}

const EntryNote = ({ icon, color = 'dimmed', children }: EntryNoteProps) => (
  <Group component="span" display="inline-flex" gap={6} c={color}>
    {icon}
    {children}
  </Group>
)

/** Shown if there are more tags than a keyword may have. */
export function TagNotes({ id, over, onRemoveOver }: { id: string; over: number; onRemoveOver: () => void }) {
  return (
    <div id={id} role="status">
      {over > 0 && (
        <EntryNote color="bad" icon={<IconAlertTriangle size={16} stroke={1.7} aria-hidden />}>
          <Trans>At most {KEYWORD_TAGS_MAX} tags for a keyword.</Trans>{' '}
          <RemoveOver count={over} onRemove={onRemoveOver} />
        </EntryNote>
      )}
    </div>
  )
}

const RemoveOver = ({ count, onRemove }: { count: number; onRemove: () => void }) => (
  <Anchor component="button" type="button" variant="action" onClick={onRemove}>
    <Plural value={count} one="Remove the last one" other="Remove the last #" />
  </Anchor>
)
