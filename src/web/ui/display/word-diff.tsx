import { Plural, Trans } from '@lingui/react/macro'
import { Anchor, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { diffTexts, type DiffPart } from '#aso/text-diff.ts'
import { language } from '#web/i18n/language.ts'
import classes from './word-diff.module.css'

interface WordDiffProps {
  before: string
  after: string
  /** Of both texts. */
  lang: string
}

/** What became of a text, word by word: marked by line and ground, and by words for those who listen. */
export function WordDiff({ before, after, lang }: WordDiffProps) {
  const { parts, added, removed } = diffTexts(before, after, lang)
  const [whole, setWhole] = useState(false)
  const short = aroundChanges(parts)
  const isShorter = short.some(({ text }, index) => text !== parts[index]?.text)
  return (
    <>
      <Text size="xs" c="dimmed" mb={4}>
        <Counts added={added} removed={removed} />
      </Text>
      <p className={classes.text} lang={lang} dir="auto">
        {(whole ? parts : short).map((part, index) => (
          // Parts have no other name than their place, and never move.
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <Part key={index} part={part} />
        ))}
      </p>
      {isShorter && (
        <Anchor
          component="button"
          type="button"
          variant="action"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? <Trans>Show only the changes</Trans> : <Trans>Show the whole text</Trans>}
        </Anchor>
      )}
    </>
  )
}

function Part({ part: { text, change } }: { part: DiffPart }): ReactNode {
  if (change === 'same') return text
  const Mark = change === 'added' ? 'ins' : 'del'
  return (
    <Mark className={classes[change]}>
      <span className="sg-visually-hidden" lang={language()} dir="ltr">
        {change === 'added' ? <Trans>Added:</Trans> : <Trans>Removed:</Trans>}{' '}
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

/** Characters that stay on each side of a change, about a line. */
const KEPT = 90
/** What is left out is at least this long: a short passage is easier to read than a gap. */
const LEAST_GAP = 60

/** The changes with what stands around them; long passages that stayed are left out and stand as "…". */
export function aroundChanges(parts: readonly DiffPart[]): DiffPart[] {
  return parts.map((part, index) => {
    if (part.change !== 'same') return part
    const start = index === 0 ? '' : firstWords(part.text)
    const end = index === parts.length - 1 ? '' : lastWords(part.text)
    if (part.text.length - start.length - end.length < LEAST_GAP) return part
    return { change: 'same', text: `${start && `${start}\u00a0`}… ${end}` }
  })
}

/** Cut where a word ends; languages without spaces are cut where the room does. */
const firstWords = (text: string) =>
  text
    .slice(0, KEPT)
    .replace(/(?<=\s)\S*$/, '')
    .trimEnd()
const lastWords = (text: string) =>
  text
    .slice(-KEPT)
    .replace(/^\S*(?=\s)/, '')
    .trimStart()
