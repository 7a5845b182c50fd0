import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { Tokens } from './tokens.tsx'

const WORDS_MAX = 30
const WORD_MAX = 60
/** Commas of all scripts, and line breaks of what is pasted. */
const BETWEEN = /[,،、，;；\n\r\t]+/u

interface Props {
  words: readonly string[]
  onChange: (words: string[]) => void
  isInvalid: boolean
  describedBy: string
}

/** Words and phrases that one types: Enter or a comma ends one, Backspace in the empty field takes the last. */
export function WordTokens({ words, onChange, isInvalid, describedBy }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const add = (text: string) => {
    const parts = text
      .split(BETWEEN)
      .map((part) => part.trim().slice(0, WORD_MAX))
      .filter((part) => part !== '')
    setTyped('')
    if (parts.length > 0) onChange([...new Set([...words, ...parts])].slice(0, WORDS_MAX))
  }
  return (
    <Tokens
      tokens={words.map((word) => ({ value: word, label: word }))}
      onRemove={(word) => onChange(words.filter((one) => one !== word))}
      isInvalid={isInvalid}
    >
      <TextInput
        variant="unstyled"
        aria-label={t`Words`}
        attributes={{ input: { 'aria-describedby': describedBy } }}
        error={isInvalid}
        placeholder={words.length === 0 ? t`Word, then Enter` : undefined}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        onChange={(event) =>
          BETWEEN.test(event.target.value) ? add(event.target.value) : setTyped(event.target.value)
        }
        onBlur={() => add(typed)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text')
          if (!/[\n\r]/.test(pasted)) return
          event.preventDefault()
          add(`${typed}${pasted}`)
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') {
            event.preventDefault()
            add(typed)
          }
          if (event.key === 'Backspace' && typed === '' && words.length > 0) onChange(words.slice(0, -1))
        }}
      />
    </Tokens>
  )
}
