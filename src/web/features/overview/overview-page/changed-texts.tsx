import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { Anchor, Box, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { diffTexts, type DiffPart } from '#aso/text-diff.ts'
import type { AppVersion } from '#contract/overview/overview.ts'
import type { Store } from '#contract/store.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { language } from '#web/i18n/language.ts'
import { formatDay } from '#web/i18n/format.ts'
import { partName } from '../listing-facts.ts'
import classes from './changed-texts.module.css'

interface Props {
  before: AppVersion
  after: AppVersion
  store: Store
  /** Of the store's texts. */
  lang: string
}

/** What became of the listing's texts between two versions: each that changed word by word, the others by name. */
export function ChangedTexts({ before, after, store, lang }: Props) {
  const compared = comparedTexts(before, after)
  const [from, to] = [versionName(before), versionName(after)]
  return (
    <Box component="section" className={classes.section} mt="lg" pt={14}>
      <Text component="h3" size="sm" fw={630}>
        <Trans>Changed texts</Trans>
      </Text>
      <Text size="sm" c="dimmed" role="status">
        {compared === null ? (
          <Trans>Version is not available</Trans>
        ) : (
          <>
            <Trans>
              From {from} to {to}:
            </Trans>{' '}
            {compared.changed.length === 0 ? (
              <Trans>The listing texts didn't change.</Trans>
            ) : (
              <Plural value={compared.changed.length} one="# text changed." other="# texts changed." />
            )}
          </>
        )}
      </Text>
      {compared === null && (
        <Text size="sm" c="dimmed">
          <Trans>No listing texts from that time.</Trans>
        </Text>
      )}
      {compared?.changed.map((text) => (
        <Box key={text.field} mt="md">
          <Text component="h4" size="xs" fw={540} c="dimmed" mb={2}>
            {partName(text.field, store)}
          </Text>
          <WordDiff before={text.before ?? ''} after={text.after ?? ''} lang={lang} />
        </Box>
      ))}
      {compared !== null && compared.changed.length > 0 && compared.same.length > 0 && (
        <Text size="sm" c="dimmed" mt="md">
          <Trans>Unchanged: {listOf(compared.same, store)}</Trans>
        </Text>
      )}
    </Box>
  )
}

const listOf = (fields: readonly TextField[], store: Store) =>
  new Intl.ListFormat(language()).format(fields.map((field) => partName(field, store)))

/** ERR-022. */
export const versionName = ({ version }: Pick<AppVersion, 'version'>): string => version || t`Version is not available`

/** The day it came out. */
export const versionDay = ({ releasedAt }: Pick<AppVersion, 'releasedAt'>): string =>
  releasedAt ? formatDay(dayOf(releasedAt), language()) : t`Date not known`

type Texts = NonNullable<AppVersion['texts']>
type TextField = keyof Texts

interface ChangedText {
  field: TextField
  before: string | null
  after: string | null
}

interface ComparedTexts {
  changed: ChangedText[]
  /** Those that both have, word for word. */
  same: TextField[]
}

const textNames: readonly TextField[] = ['title', 'shortDescription', 'promotionalText', 'description']

/** What became of a listing's texts from one version to another; null: those of one of them are not known. */
export function comparedTexts(before: AppVersion, after: AppVersion): ComparedTexts | null {
  const [then, now] = [before.texts, after.texts]
  if (!then || !now) return null
  return {
    changed: textNames
      .filter((field) => then[field] !== now[field])
      .map((field) => ({ field, before: then[field], after: now[field] })),
    same: textNames.filter((field) => then[field] === now[field] && now[field]),
  }
}

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
      <p className={classes.text} lang={lang}>
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
      <span className="sg-visually-hidden" lang={language()}>
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
