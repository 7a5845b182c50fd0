import { Plural, Trans } from '@lingui/react/macro'
import { useId, useState, type ReactNode } from 'react'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import type { ComparedKeyword, KeywordSet, KeywordUse } from './compare-keywords.ts'
import classes from './keyword-set-list.module.css'

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

interface Props {
  set: KeywordSet
  keywords: readonly ComparedKeyword[]
  /** Language of the keywords. */
  lang: string
}

/** The keywords of one set, the most telling first. */
export function KeywordSetList({ set, keywords, lang }: Props) {
  const headingId = useId()
  const [all, setAll] = useState(false)
  const shown = all ? keywords : keywords.slice(0, SHOWN)
  return (
    <section className={classes.set} aria-labelledby={headingId}>
      <h3 className={classes.title} id={headingId}>
        {titles[set]} <Tag>{formatNumber(keywords.length, language())}</Tag>
      </h3>
      <p className={classes.hint}>{hints[set]}</p>
      <ul className={classes.keywords}>
        {shown.map((keyword) => (
          <li key={keyword.value} className={classes.keyword} data-prominent={isProminent(keyword)}>
            <span lang={lang}>{keyword.value}</span>
            <Place keyword={keyword} />
          </li>
        ))}
      </ul>
      {keywords.length > SHOWN && (
        <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? (
            <Trans>Show less</Trans>
          ) : (
            <Plural value={keywords.length} one="Show # keyword" other="Show all # keywords" />
          )}
        </Button>
      )}
    </section>
  )
}

const usesOf = ({ own, competitor }: ComparedKeyword): KeywordUse[] => [own, competitor].filter((use) => use !== null)
const isProminent = (keyword: ComparedKeyword) => usesOf(keyword).some((use) => use.inTitle || use.inSubtitle)

/** The place that counts most, else how often the descriptions use it. */
function Place({ keyword }: { keyword: ComparedKeyword }) {
  const uses = usesOf(keyword)
  if (isProminent(keyword))
    return (
      <span className={classes.place}>
        {uses.some((use) => use.inTitle) ? <Trans>Title</Trans> : <Trans>Subtitle</Trans>}
      </span>
    )
  const count = uses.map((use) => formatNumber(use.count, language())).join(' : ')
  return <span className={classes.place}>{uses.length > 1 ? count : `× ${count}`}</span>
}
