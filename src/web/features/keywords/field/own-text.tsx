import { TextInput } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { countCharacters } from '#aso/characters.ts'
import { CharPill } from '#web/ui/display/char-pill.tsx'
import classes from './own-text.module.css'

interface Props {
  label: string
  limit: number
  value: string
  /** Language of the text. */
  lang: string
  placeholder?: string
  /** The text was typed; also when the box goes. */
  onChange: (value: string) => void
}

/** A text of the listing that the user may type. */
export function OwnText({ label, limit, value, lang, placeholder = '', onChange }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const half = useRef<() => void>(() => {})
  const done = () => {
    half.current = () => {}
    if (typed !== null && typed.trim() !== value) onChange(typed.trim())
    setTyped(null)
  }
  useEffect(() => {
    half.current = done
  })
  useEffect(() => () => half.current(), [])
  const text = typed ?? value
  return (
    <div className={classes.own}>
      <label htmlFor={id}>{label}</label>
      <CharPill count={countCharacters(text)} limit={limit} />
      <TextInput
        className={classes.text}
        id={id}
        value={text}
        lang={lang}
        placeholder={placeholder}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={done}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) done()
        }}
      />
    </div>
  )
}
