import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { diffTexts, type DiffPart } from '#aso/text-diff.ts'
import { language } from '#web/i18n/language.ts'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import { aroundChanges } from './around-changes.ts'
import classes from './word-diff.module.css'

interface Props {
  before: string
  after: string
  /** Of both texts. */
  lang: string
}

/** What became of a text, word by word: marked by line and ground, and by words for those who listen. */
export function WordDiff({ before, after, lang }: Props) {
  const { parts, added, removed } = diffTexts(before, after, lang)
  const [whole, setWhole] = useState(false)
  const short = aroundChanges(parts)
  const isShorter = short.some(({ text }, index) => text !== parts[index]?.text)
  return (
    <>
      <p className={classes.counts}>
        <Counts added={added} removed={removed} />
      </p>
      <p className={classes.text} lang={lang}>
        {(whole ? parts : short).map((part, index) => (
          // Parts have no other name than their place, and never move.
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <Part key={index} part={part} />
        ))}
      </p>
      {isShorter && (
        <TextButton aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? <Trans>Show only the changes</Trans> : <Trans>Show the whole text</Trans>}
        </TextButton>
      )}
    </>
  )
}

function Part({ part: { text, change } }: { part: DiffPart }): ReactNode {
  const { t } = useLingui()
  if (change === 'same') return text
  const Mark = change === 'added' ? 'ins' : 'del'
  return (
    <Mark className={classes[change]}>
      <span className="sg-visually-hidden" lang={language()}>
        {change === 'added' ? t`Added:` : t`Removed:`}{' '}
      </span>
      {text}
    </Mark>
  )
}

function Counts({ added, removed }: { added: number; removed: number }) {
  const came = added > 0 && <Plural value={added} one="# word added" other="# words added" />
  const went = removed > 0 && <Plural value={removed} one="# word removed" other="# words removed" />
  if (!came && !went) return <Trans>Only punctuation or spacing changed</Trans>
  return (
    <>
      {came}
      {came && went && ', '}
      {went}
    </>
  )
}
