import { AppLine } from './app-line.tsx'
import type { FoundOption } from './found-options.ts'
import classes from './search.module.css'

interface Props {
  id: string
  option: FoundOption
  isActive: boolean
  /** A press leaves the focus in the search field. */
  keepsFocus: boolean
  onPick: () => void
  onActive: () => void
}

/** One app that was found. */
export function AppResult({ id, option, isActive, keepsFocus, onPick, onActive }: Props) {
  const { app, elsewhere, mark } = option
  return (
    // The keys of an option are the search field's, where focus stays.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="option"
      id={id}
      className={classes.result}
      aria-selected={isActive}
      aria-disabled={mark === 'full' || undefined}
      onMouseDown={(event) => keepsFocus && event.preventDefault()}
      onClick={onPick}
      // A finger points at nothing: what it touched last would stay marked.
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && !isActive && onActive()}
    >
      <AppLine app={app} elsewhere={elsewhere} mark={mark} />
    </div>
  )
}
