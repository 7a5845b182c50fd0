import { Trans, useLingui } from '@lingui/react/macro'
import { useState, useEffect, useId, useRef } from 'react'
import { Anchor, Group, Stack, Switch, Text, TextInput } from '@mantine/core'
import type { LocaleTexts } from '#aso/keyword-field/search-words.ts'
import { textLimits } from '#contract/protocol/limits.ts'
import { countCharacters } from '#aso/characters.ts'
import { language } from '#web/i18n/language.ts'
import { CharPill } from '#web/ui/display/char-pill.tsx'
import type { DraftInUse } from './use-draft.ts'
import { localeName } from '#web/i18n/locale-name.ts'
import type { FieldTexts } from './field-texts.ts'

interface Props extends Pick<FieldTexts, 'listed' | 'state'> {
  texts: LocaleTexts
  /** Words of title and subtitle. */
  counted: readonly string[]
  draft: DraftInUse
}

/** The words of title and subtitle, which are indexed anyway. The user can edit the texts, as a draft or where the store has none. */
export function CountedTexts({ texts, counted, listed, state, draft }: Props) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const isOwn = draft.title !== null || draft.subtitle !== null
  const isMissing = texts.subtitle === null && state !== 'loading'
  return (
    <div>
      <Text component="h3" size="xs" c="dimmed" fw={400}>
        {texts.subtitle === null ? (
          <Trans>Already counted, from the title</Trans>
        ) : (
          <Trans>Already counted, from title and subtitle</Trans>
        )}
      </Text>
      {counted.length > 0 && (
        <Group component="ul" gap={6} my={6} lang={texts.locale}>
          {counted.map((word) => (
            <Text
              component="li"
              key={word}
              inherit
              px="xs"
              py={2}
              c="dimmed"
              bg="var(--sg-active)"
              style={{ borderRadius: 6 }}
            >
              {word}
            </Text>
          ))}
        </Group>
      )}
      {state === 'unknown' && !isOwn && (
        <Text size="xs" c="dimmed">
          <Trans>This localization's texts aren't known here. Only the app's name is compared.</Trans>
        </Text>
      )}
      {isOpen ? (
        <Stack gap="sm" mt={14}>
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
            placeholder={isMissing ? t`Not known. Enter it here.` : ''}
            onChange={(subtitle) => draft.setText('subtitle', subtitle === (listed.subtitle ?? '') ? null : subtitle)}
          />
          <Text size="xs" c="dimmed">
            {draft.isUnwritten ? (
              <Trans>Not saved on this device</Trans>
            ) : (
              <Trans>Saved on this device, not published.</Trans>
            )}
          </Text>
          <Anchor component="button" type="button" variant="action" onClick={() => setIsOpen(false)}>
            <Trans>Done</Trans>
          </Anchor>
        </Stack>
      ) : (
        <Anchor component="button" type="button" variant="action" onClick={() => setIsOpen(true)}>
          {isMissing ? <Trans>Subtitle not known. Enter it here.</Trans> : <Trans>Edit title and subtitle</Trans>}
        </Anchor>
      )}
      {isOwn && !isOpen && (
        <Text size="xs" c="dimmed">
          <Trans>With the texts you entered.</Trans>
        </Text>
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
  const pending = useRef<() => void>(() => {})
  const done = () => {
    pending.current = () => {}
    if (typed !== null && typed.trim() !== value) onChange(typed.trim())
    setTyped(null)
  }
  useEffect(() => {
    pending.current = done
  })
  useEffect(() => () => pending.current(), [])
  const text = typed ?? value
  return (
    <div>
      <Group gap="sm" justify="space-between" wrap="nowrap" mb={6}>
        <Text component="label" inherit fw={540} htmlFor={id}>
          {label}
        </Text>
        <CharPill count={countCharacters(text)} limit={limit} />
      </Group>
      <TextInput
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

interface TogetherProps {
  isOn: boolean
  /** All that the store searches, the shown one first. */
  locales: readonly string[]
  /** Those of them of which neither texts nor a draft are known. */
  unknown: readonly string[]
  onChange: (next: { together: boolean }) => void
}

/** Whether the localizations that one App Store searches are counted together. */
export function Together({ isOn, locales, unknown, onChange }: TogetherProps) {
  const { t } = useLingui()
  const id = useId()
  const list = new Intl.ListFormat(language(), { type: 'conjunction' })
  const names = list.format(locales.map(localeName))
  const unknownNames = list.format(unknown.map(localeName))
  return (
    <div>
      <Group component="span" display="inline-flex" gap="xs" wrap="nowrap">
        <Switch
          id={id}
          aria-label={t`Count localizations together`}
          checked={isOn}
          onChange={() => onChange({ together: !isOn })}
        />
        <label htmlFor={id}>
          <Trans>Count localizations together</Trans>
        </label>
      </Group>
      {isOn && (
        <Text size="xs" c="dimmed">
          <Trans>This store searches {names}. Words combine into phrases within one of them.</Trans>{' '}
          {unknown.length > 0 && (
            <Trans>Not counted, for neither texts nor a draft are known here: {unknownNames}.</Trans>
          )}
        </Text>
      )}
    </div>
  )
}
