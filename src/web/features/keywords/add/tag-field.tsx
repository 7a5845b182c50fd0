import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { KeywordTag } from '#contract/keywords/tracked.ts'
import { KEYWORD_TAG_MAX, KEYWORD_TAGS_MAX } from '#contract/protocol/limits.ts'
import { TokenField } from './token-field.tsx'
import classes from './add-keywords.module.css'

interface Props {
  tags: readonly string[]
  /** Of the project, to choose from. */
  known: readonly KeywordTag[]
  onChange: (tags: readonly string[]) => void
}

/** Tags that all the keywords get: existing ones are proposed, others are made. */
export function TagField({ tags, known, onChange }: Props) {
  const { t } = useLingui()
  const id = useId()
  const [typed, setTyped] = useState('')
  const add = (text: string) => {
    const names = text.split(/[,\n]/).flatMap((part) => part.trim().slice(0, KEYWORD_TAG_MAX) || [])
    onChange([...new Set([...tags, ...names])].slice(0, KEYWORD_TAGS_MAX))
    setTyped('')
  }
  return (
    <div className={classes.part}>
      <label htmlFor={id}>
        <Trans>Tags</Trans>
      </label>
      {/* A tag that is only typed counts too. */}
      <div onBlur={() => typed.trim() !== '' && add(typed)}>
        <TokenField
          id={id}
          tokens={tags.map((text) => ({ text, state: 'new' }))}
          typed={typed}
          onType={(text) => (text.includes(',') ? add(text) : setTyped(text))}
          onEnd={add}
          onRemove={(index) => onChange(tags.toSpliced(index, 1))}
          placeholder={t`Add a tag`}
          list={`${id}-known`}
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
    </div>
  )
}
