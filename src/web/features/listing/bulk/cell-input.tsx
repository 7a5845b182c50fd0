import { Group, Text, Textarea } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { countCharacters } from '#aso/characters.ts'
import { cleanText } from '#aso/listing/fields.ts'
import { DRAFT_TEXT_MAX } from '#contract/protocol/limits.ts'
import { useUnsaved } from '#web/offline/hooks.ts'
import { CharPill } from '#web/ui/display/char-pill.tsx'
import type { BulkCell } from './bulk-lines.ts'

/** How one leaves a cell; where the focus goes next. */
export type LeaveBy = 'escape' | 'enter' | 'tab' | 'back' | 'blur'

interface Props {
  cell: BulkCell
  /** "Subtitle, German". */
  name: string
  /** What was typed to begin with, which takes the place of the text; null: nothing. */
  typed: string | null
  /** `text` null: it stays as it was. */
  onLeave: (text: string | null, by: LeaveBy) => void
}

/** A cell that is being written in. What was written is kept, however one leaves, but by Escape. */
export function CellInput({ cell: { edited, language }, name, typed, onLeave }: Props) {
  const { t } = useLingui()
  const { field, isLine, limit } = edited
  const [text, setText] = useState(typed ?? edited.text)
  const input = useRef<HTMLTextAreaElement>(null)
  const isLeft = useRef(false)
  useUnsaved(`bulk ${language} ${field}`, text !== edited.text)

  const leave = (by: LeaveBy) => {
    if (isLeft.current) return
    isLeft.current = true
    onLeave(by === 'escape' || text === edited.text ? null : text, by)
  }
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
  })
  useEffect(() => {
    const element = input.current
    element?.focus()
    element?.setSelectionRange(element.value.length, element.value.length)
    const onHide = () => document.visibilityState === 'hidden' && latest.current('blur')
    document.addEventListener('visibilitychange', onHide)
    return () => document.removeEventListener('visibilitychange', onHide)
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey
    const by = keys(event, isLine || isCommand)
    if (by === null || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    leave(by)
  }
  const count = countCharacters(text)
  return (
    <>
      <Textarea
        ref={input}
        size="sm"
        aria-label={t`New ${name}`}
        value={text}
        lang={language}
        dir="auto"
        minRows={1}
        maxRows={12}
        maxLength={DRAFT_TEXT_MAX}
        error={count > limit}
        autoComplete="off"
        autoCapitalize={field === 'keywords' ? 'none' : 'sentences'}
        spellCheck={field !== 'keywords'}
        onChange={({ target }) => setText(cleanText(target.value, isLine))}
        onKeyDown={onKeyDown}
        onBlur={() => leave('blur')}
      />
      <Group gap="xs" mt={4} justify="space-between">
        <CharPill count={count} limit={limit} />
        {!isLine && (
          <Text size="xs" c="dimmed">
            {t`Ctrl+Enter saves`}
          </Text>
        )}
      </Group>
    </>
  )
}

/** @param isEnter Enter goes on to the next cell instead of beginning a line */
function keys({ key, shiftKey }: KeyboardEvent, isEnter: boolean): LeaveBy | null {
  if (key === 'Escape') return 'escape'
  if (key === 'Tab') return shiftKey ? 'back' : 'tab'
  return key === 'Enter' && isEnter ? 'enter' : null
}
