import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { useId, useState } from 'react'
import type { KeywordTag } from '#contract/keywords/tracked.ts'
import { KEYWORD_TAG_MAX, KEYWORD_TAGS_MAX } from '#contract/protocol/limits.ts'
import { TagNotes } from './entry-notes.tsx'
import { TokenField } from './token-field.tsx'

interface Props {
  tags: readonly string[]
  /** Of the project, to choose from. */
  known: readonly KeywordTag[]
  onChange: (tags: readonly string[]) => void
}

/** Tags that all the keywords get: suggests existing ones, creates new ones. */
export function TagField({ tags, known, onChange }: Props) {
  const { t } = useLingui()
  const id = useId()
  const [typed, setTyped] = useState('')
  const add = (text: string) => {
    onChange([...new Set([...tags, ...text.split(/[,\n\r]/).flatMap((part) => tagOf(part) || [])])])
    setTyped('')
  }
  return (
    <Stack gap={6}>
      <Text component="label" inherit fw={540} htmlFor={id}>
        <Trans>Tags</Trans>
      </Text>
      {/* A tag that is only typed counts too. */}
      <div onBlur={() => typed.trim() !== '' && add(typed)}>
        <TokenField
          id={id}
          tokens={tags.map((text, index) => ({ text, state: index < KEYWORD_TAGS_MAX ? 'new' : 'over' }))}
          stateNames={{ over: t`(over the limit)` }}
          typed={typed}
          onType={(text) => (text.includes(',') ? add(text) : setTyped(text))}
          onEnd={add}
          onRemove={(index) => onChange(tags.toSpliced(index, 1))}
          placeholder={t`Add a tag`}
          list={`${id}-known`}
          describedBy={`${id}-notes`}
        >
          <datalist id={`${id}-known`}>
            {known
              .filter(({ name }) => !tags.includes(name))
              .map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
          </datalist>
        </TokenField>
      </div>
      <TagNotes
        id={`${id}-notes`}
        over={Math.max(0, tags.length - KEYWORD_TAGS_MAX)}
        onRemoveOver={() => onChange(tags.slice(0, KEYWORD_TAGS_MAX))}
      />
    </Stack>
  )
}

/** A tag's name as the server takes it: one line, no control characters, not half a character at its end; '': none. */
const tagOf = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, KEYWORD_TAG_MAX)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
