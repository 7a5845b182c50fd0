import { Plural, Trans } from '@lingui/react/macro'
import { IconAlertTriangle, IconCheck, IconCopyOff } from '@tabler/icons-react'
import type { Submission } from '#aso/keywords/submission.ts'
import { KEYWORD_TAGS_MAX, KEYWORDS_PER_SUBMISSION } from '#contract/protocol/limits.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import classes from './entry-notes.module.css'

interface Props {
  counts: Submission['counts']
  /** Of those added last, for how many the list has no room. */
  leftOut?: number
  /** Absent: what is over the limit can't be taken out here. */
  onRemoveOver?: () => void
}

/** What becomes of the keywords that are not simply new. */
export function EntryNotes({ counts, leftOut = 0, onRemoveOver }: Props) {
  const shownLeftOut = formatNumber(leftOut, language())
  return (
    <div className={classes.notes} role="status">
      {counts.doubled > 0 && (
        <span>
          <IconCopyOff size={16} stroke={1.7} aria-hidden />
          <Plural value={counts.doubled} one="# duplicate left out" other="# duplicates left out" />
        </span>
      )}
      {counts.tracked > 0 && (
        <span data-tone="good">
          <IconCheck size={16} stroke={1.9} aria-hidden />
          <Plural value={counts.tracked} one="# already tracked" other="# already tracked" />
        </span>
      )}
      {counts.invalid > 0 && (
        <span data-tone="warn">
          <IconAlertTriangle size={16} stroke={1.7} aria-hidden />
          <Plural value={counts.invalid} one="# is not a keyword" other="# are not keywords" />
        </span>
      )}
      {counts.over > 0 && (
        <span data-tone="bad">
          <IconAlertTriangle size={16} stroke={1.7} aria-hidden />
          <Trans>At most {KEYWORDS_PER_SUBMISSION} keywords at a time.</Trans>{' '}
          {onRemoveOver && <RemoveOver count={counts.over} onRemove={onRemoveOver} />}
        </span>
      )}
      {leftOut > 0 && (
        <span data-tone="warn">
          <IconAlertTriangle size={16} stroke={1.7} aria-hidden />
          <Plural
            value={leftOut}
            one="1 more didn't fit into the list"
            other={`${shownLeftOut} more didn't fit into the list`}
          />
        </span>
      )}
    </div>
  )
}

/** That there are more tags than a keyword may have. */
export function TagNotes({ id, over, onRemoveOver }: { id: string; over: number; onRemoveOver: () => void }) {
  return (
    <div id={id} role="status">
      {over > 0 && (
        <span className={classes.notes}>
          <span data-tone="bad">
            <IconAlertTriangle size={16} stroke={1.7} aria-hidden />
            <Trans>At most {KEYWORD_TAGS_MAX} tags for a keyword.</Trans>{' '}
            <RemoveOver count={over} onRemove={onRemoveOver} />
          </span>
        </span>
      )}
    </div>
  )
}

const RemoveOver = ({ count, onRemove }: { count: number; onRemove: () => void }) => (
  <TextButton onClick={onRemove}>
    <Plural value={count} one="Remove the last one" other="Remove the last #" />
  </TextButton>
)
