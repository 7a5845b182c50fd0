import { useLingui } from '@lingui/react/macro'
import { Box, Pill, PillsInput, NativeSelect, Select, TextInput } from '@mantine/core'
import { useRef, type ReactNode, useState } from 'react'
import { matchOptions } from '#web/ui/controls/option-keys.ts'
import classes from './tokens.module.css'

interface Props {
  tokens: readonly { value: string; label: string }[]
  onRemove: (value: string) => void
  isInvalid?: boolean
  /** The control that adds another one. */
  children: ReactNode
}

/** Selected values in one box, followed by the control that adds another. */
function Tokens({ tokens, onRemove, isInvalid = false, children }: Props) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  return (
    <PillsInput error={isInvalid}>
      <Pill.Group ref={box} gap={5} style={{ alignItems: 'center' }}>
        {tokens.map(({ value, label }) => (
          <Pill
            key={value}
            withRemoveButton
            removeButtonProps={{ 'aria-label': t`Remove ${label}`, 'aria-hidden': false, tabIndex: 0 }}
            onRemove={() => {
              box.current?.querySelector<HTMLElement>('input, select')?.focus()
              onRemove(value)
            }}
          >
            {label}
          </Pill>
        ))}
        {/* PillsInput prevents the default of a press, which would open the list or move the caret. */}
        <Box className={classes.add} flex="1 1 40px" miw={0} onMouseDown={(event) => event.stopPropagation()}>
          {children}
        </Box>
      </Pill.Group>
    </PillsInput>
  )
}

/** Lists with at least this many entries can be searched. */
const SEARCHED_FROM = 10

interface ChosenTokensProps {
  /** Label of the control that adds one: "Add country". */
  label: string
  values: readonly string[]
  options: readonly { value: string; label: string }[]
  /** Of a value that is not among the options. */
  nameOf: (value: string) => string
  onChange: (values: string[]) => void
  /** No other value can be added. */
  isFull?: boolean
  isInvalid: boolean
  describedBy?: string
}

/** Several of many values. */
export function ChosenTokens(props: ChosenTokensProps) {
  const { label, values, options, nameOf, onChange, isFull = false, isInvalid, describedBy } = props
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const name = (value: string) => options.find((one) => one.value === value)?.label ?? nameOf(value)
  const left = isFull ? [] : options.filter(({ value }) => !values.includes(value))
  const input = {
    variant: 'unstyled',
    'aria-label': label,
    attributes: { input: { 'aria-describedby': describedBy } },
    error: isInvalid,
  }
  const add = (value: string | null) => {
    if (value) onChange([...values, value])
    setSearch('')
  }
  return (
    <Tokens
      tokens={values.map((value) => ({ value, label: name(value) }))}
      onRemove={(value) => onChange(values.filter((one) => one !== value))}
      isInvalid={isInvalid}
    >
      {/* Counts all options: a control that changed its type while values are added would lose the focus. */}
      {options.length < SEARCHED_FROM ? (
        <NativeSelect
          {...input}
          value=""
          data={[{ value: '', label }, ...left]}
          onChange={(event) => add(event.target.value)}
        />
      ) : (
        <Select
          {...input}
          placeholder={label}
          searchable
          value={null}
          data={left}
          filter={({ options: all, search: typed }) =>
            matchOptions(
              all.flatMap((one) => ('items' in one ? [] : [{ ...one, id: one.value, text: one.label }])),
              typed,
            ).slice()
          }
          nothingFoundMessage={t`Nothing found`}
          onChange={add}
          searchValue={search}
          onSearchChange={setSearch}
        />
      )}
    </Tokens>
  )
}

const WORDS_MAX = 30
const WORD_MAX = 60
/** Commas of all scripts, and line breaks in pasted text. */
const BETWEEN = /[,،、，;；\n\r\t]+/u

interface WordTokensProps {
  words: readonly string[]
  onChange: (words: string[]) => void
  isInvalid: boolean
  describedBy: string
}

/** Typed words and phrases: Enter or a comma ends one; Backspace in the empty field removes the last. */
export function WordTokens({ words, onChange, isInvalid, describedBy }: WordTokensProps) {
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
