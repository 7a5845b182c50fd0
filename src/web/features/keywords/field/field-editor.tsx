import { Trans, useLingui } from '@lingui/react/macro'
import { Group, TextInput, UnstyledButton } from '@mantine/core'
import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent, type KeyboardEvent } from 'react'
import { IconX } from '@tabler/icons-react'
import { endsWord, entriesOf } from '#aso/keyword-field/field-text.ts'
import type { FieldAnalysis } from '#aso/keyword-field/analyse-field.ts'
import { KEYWORD_FIELD_MAX } from '#contract/protocol/limits.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { CharPill } from '#web/ui/display/char-pill.tsx'
import classes from './field-editor.module.css'
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

  /** Text not added yet; added when the component unmounts. */
  const pending = useRef({ text: '', add: (_typed: string) => {} })
  const add = (typed: string) => {
    const words = entriesOf(typed, locale)
    pending.current.text = ''
    if (words.length > 0) change((before) => [...before, ...words])
    setText('')
  }
  useEffect(() => {
    pending.current = { text, add }
  })
  useEffect(() => () => pending.current.add(pending.current.text), [])
  /** `entries.length`: the text box. Waits for the next frame, because new tokens are not rendered yet. */
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
      <Group gap={6} align="stretch" className={classes.tokens}>
        <ul ref={list} aria-label={t`Words of the field`} lang={locale}>
          {entries.map((entry, index) => (
            <FieldToken
              // The same word may occur twice.
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
      </Group>
      <Group gap="xs" justify="space-between" wrap="nowrap" mt={10} c="dimmed" fz="xs" lh="xs">
        <span>
          <Trans>Comma, no spaces</Trans>
        </span>
        <span role="status" title={t`${bytes} bytes`}>
          <CharPill count={analysis.length} limit={KEYWORD_FIELD_MAX} />
        </span>
      </Group>
    </div>
  )
}

function stateOf(index: number, { wasted, fitting }: FieldAnalysis): TokenState {
  if (index >= fitting) return 'over'
  const waste = wasted.find((one) => one.index === index)
  return !waste ? 'good' : waste.rest === '' ? 'wasted' : 'partly'
}

/** `wasted`: gains nothing; `partly`: only some of its words do; `over`: beyond the limit. */
export type TokenState = 'good' | 'wasted' | 'partly' | 'over'

interface FieldTokenProps {
  entry: string
  state: TokenState
  onRemove: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** One entry of the field. Its button is reached with the arrows from the text box. */
export function FieldToken({ entry, state, onRemove, onKeyDown }: FieldTokenProps) {
  const { t } = useLingui()
  return (
    <li className={classes.token} data-state={state}>
      {state === 'wasted' ? <s>{entry}</s> : <span>{entry}</span>}
      {state === 'over' && <span className="sg-visually-hidden">{t`doesn't fit`}</span>}
      <UnstyledButton
        tabIndex={-1}
        title={t`Remove ${entry}`}
        aria-label={t`Remove ${entry}`}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        onClick={onRemove}
        onKeyDown={onKeyDown}
      >
        <IconX size={12} stroke={2} aria-hidden />
      </UnstyledButton>
    </li>
  )
}

/** What a key does to a token; `to`: the new index of the focus, or of the moved token. */
type TokenAction = { kind: 'remove' } | { kind: 'move' | 'focus'; to: number }

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }

/** Arrows go from token to token and past the last into the text box, Alt+arrows reorder. null: the key does nothing. */
function tokenAction(
  { key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>,
  index: number,
  count: number,
): TokenAction | null {
  if (key === 'Backspace' || key === 'Delete') return { kind: 'remove' }
  if (key === 'Home') return { kind: 'focus', to: 0 }
  if (key === 'End' || key === 'Escape') return { kind: 'focus', to: count }
  const step = steps[key]
  if (step === undefined) return null
  const to = Math.max(0, index + step)
  if (!altKey) return { kind: 'focus', to }
  return { kind: 'move', to: Math.min(count - 1, to) }
}

export function moved(entries: readonly string[], from: number, to: number): string[] {
  const left = entries.filter((_, at) => at !== from)
  return [...left.slice(0, to), ...entries.slice(from, from + 1), ...left.slice(to)]
}
