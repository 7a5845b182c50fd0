import { useLingui } from '@lingui/react/macro'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useRef, type ReactNode } from 'react'
import { Field } from '#web/ui/forms/field.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Loader } from '@mantine/core'
import type { FoundOption } from './found-options.ts'
import classes from './search.module.css'
import type { Combobox } from './use-combobox.ts'

interface Props {
  combobox: Combobox<FoundOption>
  label: ReactNode
  placeholder?: string
  hint?: ReactNode
  text: string
  onText: (text: string) => void
  isSearching: boolean
  isOffline: boolean
  /** A dialog puts the focus here. */
  isFocused?: boolean
}

/** Where it is typed which app is looked for. */
export function SearchField(props: Props) {
  const { combobox, label, placeholder, hint, text, onText, isSearching, isOffline, isFocused = false } = props
  const { t } = useLingui()
  const field = useRef<HTMLDivElement>(null)
  const type = (next: string) => {
    onText(next)
    combobox.activate(null)
  }
  const clear = () => {
    type('')
    field.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={field}>
      <Field
        {...combobox.field}
        label={label}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        {...(isFocused ? { 'data-autofocus': true } : {})}
        placeholder={placeholder}
        disabled={isOffline}
        value={text}
        onChange={type}
        trailing={
          isSearching ? (
            <span className={classes.glass}>
              <Loader />
            </span>
          ) : text !== '' && !isOffline ? (
            <IconButton label={t`Clear search`} onClick={clear}>
              <IconX size={17} stroke={1.7} />
            </IconButton>
          ) : (
            <IconSearch className={classes.glass} size={17} stroke={1.7} aria-hidden />
          )
        }
        hint={hint}
      />
    </div>
  )
}
