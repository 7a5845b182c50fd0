import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent, type KeyboardEvent } from 'react'
import { endsWord, entriesOf } from '#aso/keyword-field/field-text.ts'
import type { FieldAnalysis } from '#aso/keyword-field/analyse-field.ts'
import { KEYWORD_FIELD_MAX } from '#contract/protocol/limits.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { CharPill } from '#web/ui/display/char-pill.tsx'
import classes from './field-editor.module.css'
import { FieldToken, type TokenState } from './field-token.tsx'
import { moved, tokenAction } from './token-keys.ts'
import type { DraftInUse } from './use-draft.ts'

interface Props {
  /** Language of the words. */
  locale: string
  draft: DraftInUse
  analysis: FieldAnalysis
}

/** The words of the field as tokens, with a text box after the last. */
export function FieldEditor({ locale, draft, analysis }: Props) {
  const { t } = useLingui()
  const { entries, change } = draft
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const bytes = formatNumber(analysis.bytes, language())

  /** What is typed and not added yet; it is added when the box goes. */
  const half = useRef({ text: '', add: (_typed: string) => {} })
  const add = (typed: string) => {
    const words = entriesOf(typed, locale)
    half.current.text = ''
    if (words.length > 0) change((before) => [...before, ...words])
    setText('')
  }
  useEffect(() => {
    half.current = { text, add }
  })
  useEffect(() => () => half.current.add(half.current.text), [])
  /** `entries.length`: the text box. Tokens that the next render brings are not there yet, so it waits for that. */
  const focus = (index: number) =>
    requestAnimationFrame(() => {
      const tokens = list.current?.querySelectorAll('button')
      ;(tokens?.[Math.max(0, index)] ?? input.current)?.focus()
    })
  const remove = (index: number) => {
    change((before) => before.filter((_, at) => at !== index))
    focus(index)
  }

  const onInputKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add(text)
    }
    if (text !== '' || entries.length === 0) return
    if (event.key === 'Backspace') change((before) => before.slice(0, -1))
    if (event.key === 'ArrowLeft') focus(entries.length - 1)
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    // A line of text would lose its line breaks.
    if (!endsWord(pasted)) return
    event.preventDefault()
    add(`${text}${pasted}`)
  }
  const onDrop = (event: DragEvent) => {
    const dropped = event.dataTransfer.getData('text/plain')
    if (dropped === '') return
    event.preventDefault()
    add(`${text},${dropped}`)
  }
  const onTokenKey = (event: KeyboardEvent, index: number) => {
    const action = tokenAction(event, index, entries.length)
    if (!action) return
    event.preventDefault()
    if (action.kind === 'remove') return remove(index)
    if (action.kind === 'move') change((before) => moved(before, index, action.to))
    focus(action.to)
  }

  return (
    <div
      className={classes.box}
      role="presentation"
      onDragOver={(event) => event.dataTransfer.types.includes('text/plain') && event.preventDefault()}
      onDrop={onDrop}
      onClick={({ target, currentTarget }) => target === currentTarget && input.current?.focus()}
    >
      <div className={classes.tokens}>
        <ul ref={list} aria-label={t`Words of the field`} lang={locale}>
          {entries.map((entry, index) => (
            <FieldToken
              // The same word may stand there twice.
              // oxlint-disable-next-line react/no-array-index-key
              key={`${entry} ${index}`}
              entry={entry}
              state={stateOf(index, analysis)}
              onRemove={() => remove(index)}
              onKeyDown={(event) => onTokenKey(event, index)}
            />
          ))}
        </ul>
        <TextInput
          variant="unstyled"
          ref={input}
          className={classes.input}
          aria-label={t`Add a word`}
          placeholder={entries.length === 0 ? t`Add a word` : ''}
          value={text}
          lang={locale}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={({ target, nativeEvent }) =>
            endsWord(target.value) && !(nativeEvent as InputEvent).isComposing
              ? add(target.value)
              : setText(target.value)
          }
          onBlur={() => add(text)}
          onKeyDown={onInputKey}
          onPaste={onPaste}
        />
      </div>
      <div className={classes.foot}>
        <span>
          <Trans>Comma, no spaces</Trans>
        </span>
        <span role="status" title={t`${bytes} bytes`}>
          <CharPill count={analysis.length} limit={KEYWORD_FIELD_MAX} />
        </span>
      </div>
    </div>
  )
}

function stateOf(index: number, { wasted, fitting }: FieldAnalysis): TokenState {
  if (index >= fitting) return 'over'
  const waste = wasted.find((one) => one.index === index)
  return !waste ? 'good' : waste.rest === '' ? 'wasted' : 'partly'
}
