import { Plural, Trans } from '@lingui/react/macro'
import { Button, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useDeferredValue, useId, useRef, useState, type ReactNode, useEffect, type RefObject } from 'react'
import { countCharacters } from '#aso/characters.ts'
import { wordsOf, type Word } from '#aso/words.ts'
import { textLimits } from '#contract/protocol/limits.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import { CharPill } from '#web/ui/display/char-pill.tsx'
import { EmptyField } from '#web/ui/display/empty-field.tsx'
import { ChangeMark } from '../changes.tsx'
import { DensityTable } from './density-table.tsx'
import classes from './description-card.module.css'

/** Of the very first frame: more than the folded card shows. The rest follows when it stands. */
const FRAME_CHARACTERS = 2000

interface Props {
  details: Pick<AppDetails, 'description' | 'keywordDensities' | 'wordCount' | 'locale'>
  aside?: ReactNode
}

/** OV-032: the description, and beside it the words it is made of; a picked keyword lights up in the text. */
export function DescriptionCard({ details, aside }: Props) {
  const { description, keywordDensities, wordCount, locale } = details
  const headingId = useId()
  const text = useRef<HTMLDivElement>(null)
  const [picked, setPicked] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const folds = useOverflows(text) || open
  const drawn = useDeferredValue(description, description?.slice(0, FRAME_CHARACTERS))
  const places = picked && description ? findPlaces(wordsOf(description, locale), picked, locale) : []

  return (
    <Paper component="section" className={classes.card} aria-labelledby={headingId} data-open={open}>
      <div className={classes.reading}>
        <div className={classes.head}>
          <Title order={3} size="h4" id={headingId}>
            <Trans>Description</Trans>
          </Title>
          <CharPill count={countCharacters(description ?? '')} limit={textLimits.description} />
          <ChangeMark part="description" />
          <Text span size="sm" fw={540} c="var(--sg-acc-text)" ml="auto" role="status">
            {picked && <Plural value={places.length} one="# match highlighted" other="# matches highlighted" />}
          </Text>
          {aside}
        </div>
        <div className={classes.text} ref={text}>
          {drawn ? <MarkedText text={drawn} places={places} locale={locale} /> : <EmptyField />}
        </div>
        {description && folds && (
          <div className={classes.fold}>
            <Button size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? <Trans>Show less</Trans> : <Trans>Show all</Trans>}
            </Button>
          </div>
        )}
      </div>
      {keywordDensities && keywordDensities.length > 0 && (
        <div className={classes.table}>
          <DensityTable
            densities={keywordDensities}
            wordCount={wordCount}
            locale={locale}
            picked={picked}
            onPick={setPicked}
          />
        </div>
      )}
    </Paper>
  )
}

/** The card's place while the listing loads. */
export function DescriptionSkeleton() {
  return (
    <Paper component="section" className={classes.card} aria-busy="true">
      <div className={classes.reading}>
        <div className={classes.head}>
          <Title order={3} size="h4">
            <Trans>Description</Trans>
          </Title>
        </div>
        <Stack className={classes.text} gap="sm" mih={200}>
          {[92, 78, 85, 40, 88, 74].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={14} />
          ))}
        </Stack>
      </div>
      <div className={classes.table}>
        <Stack gap={20} px="md" pt={64}>
          {[70, 52, 61, 44, 58, 36].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={12} />
          ))}
        </Stack>
      </div>
    </Paper>
  )
}

/** A store text with its line breaks; the given places are lit up. */
export function MarkedText({ text, places, locale }: { text: string; places: readonly Place[]; locale: string }) {
  return (
    <div className={classes.marked} lang={locale}>
      {markLines(text, places).map(({ start, runs }) => (
        <p key={start} className={runs.length === 0 ? classes.gap : undefined}>
          {runs.map((run) =>
            run.marked ? (
              <mark key={run.start} className={classes.mark}>
                {run.text}
              </mark>
            ) : (
              run.text
            ),
          )}
        </p>
      ))}
    </div>
  )
}

/** Whether an element's first child is higher than the element itself; follows both. */
export function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true)
  useEffect(() => {
    const target = element.current
    const observer = new ResizeObserver(() => {
      if (target) setOverflows(target.scrollHeight > target.clientHeight + 1)
    })
    for (const watched of [target, target?.firstElementChild]) if (watched) observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return overflows
}

/** A half-open range of UTF-16 offsets in a text. */
interface Place {
  start: number
  end: number
}

/** One run of a line: plain, or inside a place. */
interface Run {
  /** Offset in the text. */
  start: number
  text: string
  marked: boolean
}

interface Line {
  start: number
  runs: Run[]
}

/** Places of a word or phrase among `words`, in order and without overlap. Phrases do not cross sentences or lines. */
export function findPlaces(words: readonly Word[], keyword: string, locale: string): Place[] {
  const wanted = wordsOf(keyword, locale)
  const places: Place[] = []
  for (let at = 0; wanted.length > 0 && at + wanted.length <= words.length;) {
    const run = words.slice(at, at + wanted.length)
    const first = run[0]
    const last = run.at(-1)
    const same = run.every(
      ({ form, joint }, index) => form === wanted[index]?.form && (index === 0 || joint === wanted[index]?.joint),
    )
    if (same && first && last) places.push({ start: first.start, end: last.end })
    at += same ? wanted.length : 1
  }
  return places
}

/** Cuts a text into lines and each line into marked and plain runs. Joining all runs with line breaks gives the text back. */
export function markLines(text: string, places: readonly Place[]): Line[] {
  const lines: Line[] = []
  let start = 0
  let next = 0
  for (const line of text.split('\n')) {
    const end = start + line.length
    const runs: Run[] = []
    let at = start
    const cut = (to: number, marked: boolean) => {
      if (to > at) runs.push({ start: at, text: text.slice(at, to), marked })
      at = Math.max(at, to)
    }
    for (let place = places[next]; place && place.start < end; place = places[next]) {
      cut(place.start, false)
      cut(Math.min(place.end, end), true)
      if (place.end > end) break
      next += 1
    }
    cut(end, false)
    lines.push({ start, runs })
    start = end + 1
  }
  return lines
}
