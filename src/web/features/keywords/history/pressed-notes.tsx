import { IconNote } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import type { ChartNote } from '#contract/keywords/notes.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import type { Mark } from '#web/apps/marks/marks.ts'
import classes from './rank-history.module.css'

interface Props {
  /** Everything of the day that was pressed. */
  marks: readonly Mark[]
  /** Undefined: the user may only look. */
  onChange: ((note: ChartNote) => void) | undefined
  onClose: () => void
}

/** The notes of a day in full; a mark of the chart has room for a few words. */
export function PressedNotes({ marks, onChange, onClose }: Props) {
  const notes = marks.flatMap((mark) => (mark.kind === 'note' ? mark.note : []))
  if (notes.length === 0) return null
  return (
    <ul className={classes.notes}>
      {notes.map((note) => (
        <li key={note.id}>
          <IconNote size={16} stroke={1.7} aria-hidden />
          <span className={classes.noteText}>
            {formatDate(note.day, language())} · {note.text}
          </span>
          {onChange && (
            <TextButton onClick={() => onChange(note)}>
              <Trans>Change</Trans>
            </TextButton>
          )}
          <TextButton onClick={onClose}>
            <Trans>Close</Trans>
          </TextButton>
        </li>
      ))}
    </ul>
  )
}
