import { Trans, useLingui } from '@lingui/react/macro'
import { useState, useEffect, useId, useRef } from 'react'
import { TextInput } from '@mantine/core'
import type { LocaleTexts } from '#aso/keyword-field/search-words.ts'
import { textLimits } from '#contract/protocol/limits.ts'
import { countCharacters } from '#aso/characters.ts'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import { CharPill } from '#web/ui/display/char-pill.tsx'
import type { DraftInUse } from './use-draft.ts'
import classes from './field.module.css'
import type { FieldTexts } from './field-texts.ts'
import own from './own-text.module.css'

interface Props extends Pick<FieldTexts, 'listed' | 'state'> {
  texts: LocaleTexts
  /** Words of title and subtitle. */
  counted: readonly string[]
  draft: DraftInUse
}

/** The words of title and subtitle, which count already. The texts can be typed: a draft, or what no store tells. */
export function CountedTexts({ texts, counted, listed, state, draft }: Props) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const isOwn = draft.title !== null || draft.subtitle !== null
  const isMissing = texts.subtitle === null && state !== 'loading'
  return (
    <div>
      <h3 className={classes.label}>
        {texts.subtitle === null ? (
          <Trans>Count already, from the title</Trans>
        ) : (
          <Trans>Count already, from title and subtitle</Trans>
        )}
      </h3>
      {counted.length > 0 && (
        <ul className={classes.words} lang={texts.locale}>
          {counted.map((word) => (
            <li key={word} className={classes.counted}>
              {word}
            </li>
          ))}
        </ul>
      )}
      {state === 'unknown' && !isOwn && (
        <p className={classes.quiet}>
          <Trans>This localization's texts aren't known here. Only the app's name is compared.</Trans>
        </p>
      )}
      {isOpen ? (
        <div className={classes.texts}>
          <OwnText
            label={t`Title`}
            limit={textLimits.title}
            value={texts.title}
            lang={texts.locale}
            onChange={(title) => draft.setText('title', title === '' || title === listed.title ? null : title)}
          />
          <OwnText
            label={t`Subtitle`}
            limit={textLimits.subtitle}
            value={texts.subtitle ?? ''}
            lang={texts.locale}
            placeholder={isMissing ? t`Not known, type it` : ''}
            onChange={(subtitle) => draft.setText('subtitle', subtitle === (listed.subtitle ?? '') ? null : subtitle)}
          />
          <p className={classes.quiet}>
            <Trans>Kept on this device, not published.</Trans>
          </p>
          <TextButton onClick={() => setIsOpen(false)}>
            <Trans>Done</Trans>
          </TextButton>
        </div>
      ) : (
        <TextButton onClick={() => setIsOpen(true)}>
          {isMissing ? <Trans>Subtitle not known, type it</Trans> : <Trans>Edit title and subtitle</Trans>}
        </TextButton>
      )}
      {isOwn && !isOpen && (
        <p className={classes.quiet}>
          <Trans>With the texts that you typed.</Trans>
        </p>
      )}
    </div>
  )
}

interface OwnTextProps {
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
function OwnText({ label, limit, value, lang, placeholder = '', onChange }: OwnTextProps) {
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
    <div className={own.own}>
      <label htmlFor={id}>{label}</label>
      <CharPill count={countCharacters(text)} limit={limit} />
      <TextInput
        className={own.text}
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
