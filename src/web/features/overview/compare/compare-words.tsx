import { Trans, Plural } from '@lingui/react/macro'
import { Badge, Box, Button, Group, Text } from '@mantine/core'
import { useState, useId, type ReactNode } from 'react'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Card } from '#web/ui/display/card.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { type PhraseLength, PhraseSwitch } from '../overview-page/density-table.tsx'
import classes from './compare-words.module.css'
import { keywordSetOf, type ComparedKeyword, type KeywordSet, type KeywordUse } from './compared-keywords.ts'
import { BothNeeded, type Side } from './side.tsx'

interface Props {
  own: Side
  competitor: Side
  /** null: a listing is not there. */
  keywords: readonly ComparedKeyword[] | null
}

const sets: readonly KeywordSet[] = ['own', 'shared', 'competitor']

/** Which words and phrases both listings use, and which only one of them does. */
export function KeywordsCard({ own, competitor, keywords }: Props) {
  const [length, setLength] = useState<PhraseLength>('all')
  const phone = usePhone()
  const shown = keywords?.filter(({ words }) => length === 'all' || words === length)
  const lengths = shown && <PhraseSwitch value={length} onChange={setLength} />
  return (
    <Card title={<Trans>Words in the texts</Trans>} aside={!phone && lengths}>
      {phone && lengths && (
        <Box px="var(--sg-card-padding)" pt="sm">
          {lengths}
        </Box>
      )}
      {shown ? (
        <div className={classes.sets}>
          {sets.map((set) => (
            <KeywordSetList
              key={`${set} ${length}`}
              set={set}
              keywords={shown.filter((one) => keywordSetOf(one) === set)}
              lang={own.locale}
            />
          ))}
        </div>
      ) : (
        <BothNeeded own={own} competitor={competitor} />
      )}
    </Card>
  )
}

/** Keywords shown without being asked for. */
const SHOWN = 24

const titles: Record<KeywordSet, ReactNode> = {
  own: <Trans>Only in yours</Trans>,
  shared: <Trans>In both</Trans>,
  competitor: <Trans>Only in theirs</Trans>,
}

const hints: Record<KeywordSet, ReactNode> = {
  own: <Trans>What sets you apart, or what nobody searches for.</Trans>,
  shared: <Trans>Where you compete for the same searches. Numbers: yours : theirs.</Trans>,
  competitor: <Trans>Words they use and you don't. Ideas for your texts.</Trans>,
}

interface ListProps {
  set: KeywordSet
  keywords: readonly ComparedKeyword[]
  /** Language of the keywords. */
  lang: string
}

/** The keywords of one set, the most telling first. */
function KeywordSetList({ set, keywords, lang }: ListProps) {
  const headingId = useId()
  const [all, setAll] = useState(false)
  const shown = all ? keywords : keywords.slice(0, SHOWN)
  return (
    <Box component="section" miw={0} p="var(--sg-card-padding)" aria-labelledby={headingId}>
      <Group component="h3" gap="xs" fz="h4" fw={630} lh="h4" id={headingId}>
        {titles[set]} <Badge>{formatNumber(keywords.length, language())}</Badge>
      </Group>
      <Text size="sm" c="dimmed" mt={2} mb="sm">
        {hints[set]}
      </Text>
      <Group component="ul" gap={6} align="stretch">
        {shown.map((keyword) => (
          <li key={keyword.value} className={classes.keyword} data-prominent={isProminent(keyword)}>
            <span lang={lang}>{keyword.value}</span>
            <Place keyword={keyword} />
          </li>
        ))}
      </Group>
      {keywords.length > SHOWN && (
        <Button size="sm" mt={14} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? (
            <Trans>Show less</Trans>
          ) : (
            <Plural value={keywords.length} one="Show # keyword" other="Show all # keywords" />
          )}
        </Button>
      )}
    </Box>
  )
}

const usesOf = ({ own, competitor }: ComparedKeyword): KeywordUse[] => [own, competitor].filter((use) => use !== null)
const isProminent = (keyword: ComparedKeyword) => usesOf(keyword).some((use) => use.inTitle || use.inSubtitle)

const noteProps = { component: 'span', size: 'xs', c: 'dimmed', style: { whiteSpace: 'nowrap' } } as const

/** The place that counts most, else how often the descriptions use it. */
function Place({ keyword }: { keyword: ComparedKeyword }) {
  const uses = usesOf(keyword)
  if (isProminent(keyword))
    return (
      <Text {...noteProps}>{uses.some((use) => use.inTitle) ? <Trans>Title</Trans> : <Trans>Subtitle</Trans>}</Text>
    )
  const count = uses.map((use) => formatNumber(use.count, language())).join(' : ')
  return <Text {...noteProps}>{uses.length > 1 ? count : `× ${count}`}</Text>
}
