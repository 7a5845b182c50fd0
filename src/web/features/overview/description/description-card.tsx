import { Plural, Trans } from '@lingui/react/macro'
import { useDeferredValue, useId, useRef, useState, type ReactNode } from 'react'
import { countCharacters } from '#aso/characters.ts'
import { wordsOf } from '#aso/words.ts'
import { textLimits } from '#contract/protocol/limits.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { CharPill } from '#web/ui/display/char-pill.tsx'
import { EmptyField } from '#web/ui/tables/empty-field.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ChangeMark } from '../changes.tsx'
import { DensityTable } from './density-table.tsx'
import classes from './description-card.module.css'
import { MarkedText } from './marked-text.tsx'
import { findPlaces } from './places.ts'
import { useOverflows } from './use-overflows.ts'

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
    <section className={classes.card} aria-labelledby={headingId} data-open={open}>
      <div className={classes.reading}>
        <div className={classes.head}>
          <h3 className={classes.title} id={headingId}>
            <Trans>Description</Trans>
          </h3>
          <CharPill count={countCharacters(description ?? '')} limit={textLimits.description} />
          <ChangeMark part="description" />
          <span className={classes.places} role="status">
            {picked && <Plural value={places.length} one="# match highlighted" other="# matches highlighted" />}
          </span>
          {aside}
        </div>
        <div className={classes.text} ref={text}>
          {drawn ? <MarkedText text={drawn} places={places} locale={locale} /> : <EmptyField />}
        </div>
        {description && folds && (
          <div className={classes.fold}>
            <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
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
    </section>
  )
}

/** The card's place while the listing loads. */
export function DescriptionSkeleton() {
  return (
    <section className={classes.card} aria-busy="true">
      <div className={classes.reading}>
        <div className={classes.head}>
          <h3 className={classes.title}>
            <Trans>Description</Trans>
          </h3>
        </div>
        <div className={classes.text} data-skeleton>
          {[92, 78, 85, 40, 88, 74].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={14} />
          ))}
        </div>
      </div>
      <div className={classes.table}>
        <div className={classes.skeletons}>
          {[70, 52, 61, 44, 58, 36].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={12} />
          ))}
        </div>
      </div>
    </section>
  )
}
