import { IconCheck } from '@tabler/icons-react'
import { Flag } from '#web/ui/display/flag.tsx'
import type { CountryOption } from './country-options.ts'
import classes from './country-picker.module.css'

interface Props {
  id: string
  option: CountryOption
  isSelected: boolean
  isActive: boolean
  /** A press leaves the focus where it is: in the search field. */
  keepsFocus: boolean
  /** Why no more can be chosen; undefined as long as some can. */
  limit: string | undefined
  onPoint: (id: string) => void
  onToggle: (id: string) => void
}

/** One country of the list: whether it is chosen, its flag and name. */
export function CountryRow({ id, option, isSelected, isActive, keepsFocus, limit, onPoint, onToggle }: Props) {
  const isBarred = limit !== undefined && !isSelected
  return (
    // The keys of an option are the list's: focus stays in the list or its search field.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      className={classes.row}
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-disabled={isBarred || undefined}
      title={isBarred ? limit : undefined}
      data-active={isActive || undefined}
      onPointerMove={({ pointerType }) => {
        // A finger points at nothing: what it touched last would stay marked.
        if (pointerType === 'mouse' && !isActive) onPoint(option.id)
      }}
      onMouseDown={(event) => keepsFocus && event.preventDefault()}
      onClick={() => onToggle(option.id)}
    >
      <span className={classes.box} aria-hidden>
        {isSelected && <IconCheck size={12} stroke={3} />}
      </span>
      <Flag code={option.id} />
      <span className={classes.name}>{option.text}</span>
    </div>
  )
}
