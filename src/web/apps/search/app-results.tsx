import { useLingui } from '@lingui/react/macro'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { AppLine } from './app-line.tsx'
import type { FoundOption } from './found-options.ts'
import classes from './search.module.css'
import type { Combobox } from './use-combobox.ts'

interface Props {
  combobox: Combobox<FoundOption>
  options: readonly FoundOption[]
  isSearching: boolean
  /** An app is pressed, and the pointer has left the list. */
  onPress: () => void
  onLeave: () => void
}

/** The apps that were found: the list of the search field's combobox (ONB-011). */
export function AppResults({ combobox, options, isSearching, onPress, onLeave }: Props) {
  const { t } = useLingui()
  const phone = usePhone()
  return (
    <div
      className={classes.results}
      role="listbox"
      id={combobox.listId}
      aria-label={t`Apps found`}
      aria-busy={isSearching}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onLeave()}
    >
      {options.map((option) => (
        <AppResult
          key={option.id}
          id={combobox.optionId(option.id)}
          option={option}
          // On a phone the keyboard makes room for what comes next.
          keepsFocus={!phone}
          isActive={option.id === combobox.activeId}
          onPick={() => {
            onPress()
            combobox.pick(option)
          }}
          onActive={() => combobox.activate(option.id)}
        />
      ))}
    </div>
  )
}

interface AppResultProps {
  id: string
  option: FoundOption
  isActive: boolean
  /** A press leaves the focus in the search field. */
  keepsFocus: boolean
  onPick: () => void
  onActive: () => void
}

/** One app that was found. */
function AppResult({ id, option, isActive, keepsFocus, onPick, onActive }: AppResultProps) {
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
