import { useId, useState } from 'react'
import { optionKeys, showOption } from '#web/ui/controls/option-keys.ts'

interface Option {
  id: string
  text: string
}

/**
 * The keys of a search field above a list. Enter picks the active option, else the first one, if `isSettled`: the options
 * are those of what is typed now. `onSearch`: what is pasted, or typed with Enter and nothing to pick, is meant as a whole.
 */
export function useCombobox<T extends Option>(
  options: readonly T[],
  isSettled: boolean,
  { onPick, onSearch }: { onPick: (option: T) => void; onSearch: () => void },
) {
  const listId = useId()
  const [activeId, setActiveId] = useState<string | null>(null)
  const optionId = (id: string) => `${listId}-${id}`
  const active = options.find((one) => one.id === activeId)
  const pick = (option: T) => {
    onPick(option)
    setActiveId(null)
  }

  const onKeyDown = optionKeys(options, activeId, {
    onActive: (id) => {
      setActiveId(id)
      showOption(optionId(id))
    },
    onEnter: () => {
      const target = active ?? (isSettled ? options[0] : undefined)
      if (target) pick(target)
      else onSearch()
    },
  })

  return {
    listId,
    optionId,
    activeId: active?.id ?? null,
    activate: setActiveId,
    pick,
    /** For the text field, which keeps the focus and the keys. */
    field: {
      role: 'combobox',
      'aria-expanded': options.length > 0,
      'aria-controls': listId,
      'aria-activedescendant': active && optionId(active.id),
      'aria-autocomplete': 'list',
      onKeyDown,
      onPaste: onSearch,
    } as const,
  }
}

export type Combobox<T extends Option> = ReturnType<typeof useCombobox<T>>
