import { useLingui } from '@lingui/react/macro'
import { Pill, PillsInput, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useRef, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react'
import type { TokenState } from '#aso/keywords/submission.ts'
import classes from './token-field.module.css'

export interface FieldToken {
  text: string
  state: TokenState
}

interface Props {
  id: string
  tokens: readonly FieldToken[]
  /** Names of the tokens' states; plain tokens have none. */
  stateNames?: Partial<Record<TokenState, string>>
  typed: string
  onType: (typed: string) => void
  /** Enter, or a paste of several keywords: turns the text into tokens. */
  onEnd: (text: string) => void
  onRemove: (index: number) => void
  placeholder?: string
  /** Id of a list of proposals. */
  list?: string
  describedBy?: string
  lang?: string
  /** Room for several lines of tokens. */
  isTall?: boolean
  /** Has the focus when its dialog opens. */
  isFirst?: boolean
  children?: ReactNode
}

/** A field of tokens: Enter or a comma ends one, Backspace in the empty field removes the last. */
export function TokenField(props: Props) {
  const { tokens, typed, onType, onEnd, onRemove, stateNames = {} } = props
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault()
      onEnd(typed)
    }
    if (event.key === 'Backspace' && typed === '' && tokens.length > 0) onRemove(tokens.length - 1)
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    // A field of one line would join the lines to one keyword.
    if (!/[\n\r\u2028\u2029]/.test(pasted)) return
    event.preventDefault()
    onEnd(`${typed}${pasted}`)
  }
  const remove = (index: number) => {
    onRemove(index)
    input.current?.focus()
  }

  return (
    <PillsInput
      classNames={{ input: classes.field }}
      data-tall={props.isTall || undefined}
      // Clicking the empty area focuses the input; keyboard users reach it with Tab.
      onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
    >
      {tokens.map(({ text, state }, index) => (
        <Pill
          // Duplicates have the same text.
          // oxlint-disable-next-line react/no-array-index-key
          key={`${index} ${text}`}
          classNames={{ root: classes.token, label: classes.label }}
          mod={{ state }}
          lang={props.lang}
          withRemoveButton
          removeButtonProps={{ 'aria-label': t`Remove ${text}`, 'aria-hidden': false, tabIndex: 0 }}
          onRemove={() => remove(index)}
        >
          {state === 'duplicate' ? <s>{text}</s> : text}
          {stateNames[state] && <span className="sg-visually-hidden"> {stateNames[state]}</span>}
          {state === 'tracked' && <IconCheck size={14} stroke={2} aria-hidden />}
        </Pill>
      ))}
      <TextInput
        className={classes.typed}
        variant="unstyled"
        ref={input}
        id={props.id}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        placeholder={tokens.length === 0 ? props.placeholder : undefined}
        list={props.list}
        attributes={{ input: { 'aria-describedby': props.describedBy } }}
        // The box takes presses for itself.
        onMouseDown={(event) => event.stopPropagation()}
        lang={props.lang}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus={props.isFirst || undefined}
      />
      {props.children}
    </PillsInput>
  )
}
