import { Trans, useLingui } from '@lingui/react/macro'
import type { Store } from '#contract/store.ts'
import { Badge } from '@mantine/core'
import type { TrackingState } from '../tracking/use-tracking.ts'
import type { KeywordRow } from './keyword-row.ts'
import classes from './keyword-card.module.css'
import { columnName, placeNames } from './keyword-columns.ts'
import { Change, Noted, Rank } from './keyword-cells.tsx'
import { figureNote, type Estimated } from './estimate-notes.tsx'

interface Props {
  row: KeywordRow
  state: TrackingState | null
  /** The competitor whose ranks they are; undefined: the app's own. */
  ranksOf: string | undefined
  store: Store
  locale: string
}

/** A keyword on a phone: two lines, and its rank and change at the right. */
export function KeywordCard({ row, state, ranksOf, store, locale }: Props) {
  const { i18n } = useLingui()
  return (
    <>
      <span className={classes.text}>
        <span className={classes.keyword} lang={locale}>
          {row.keyword}
        </span>
        <Second row={row} places={row.places?.map((place) => i18n._(placeNames[store][place]))} />
      </span>
      <TrackedTag state={state} />
      <span className={classes.rank}>
        <span className="sg-visually-hidden">{i18n._(columnName('rank', ranksOf))} </span>
        <Rank value={row.rank} isMeasured={row.appsCount !== null} store={store} />
        {row.change !== null && row.change !== 0 && <Change value={row.change} />}
      </span>
    </>
  )
}

function TrackedTag({ state }: { state: TrackingState | null }) {
  if (state === 'tracked')
    return (
      <Badge color="good">
        <Trans>Tracked</Trans>
      </Badge>
    )
  if (state === 'adding')
    return (
      <Badge>
        <Trans>Adding…</Trans>
      </Badge>
    )
  if (state === 'waiting')
    return (
      <Badge>
        <Trans>Not sent yet</Trans>
      </Badge>
    )
  if (state === 'refused')
    return (
      <Badge>
        <Trans>Not accepted</Trans>
      </Badge>
    )
  return null
}

function Second({ row, places }: { row: KeywordRow; places: readonly string[] | undefined }) {
  const { i18n } = useLingui()
  const { volume, official, difficulty, relevancy } = row
  const noteOf = (of: Estimated) => figureNote(row, of, i18n)
  return (
    <span className={classes.second}>
      {volume !== null && (
        <Noted note={noteOf('volume')}>
          {official?.isListed ? <Trans>Vol {volume}, official</Trans> : <Trans>Vol {volume}</Trans>}
        </Noted>
      )}
      {difficulty !== null && (
        <Noted note={noteOf('difficulty')}>
          <Trans>Diff {difficulty}</Trans>
        </Noted>
      )}
      {relevancy !== null && (
        <Noted note={noteOf('relevancy')}>
          <Trans>Rel {relevancy}</Trans>
        </Noted>
      )}
      {places?.[0] !== undefined && <span>{places[0]}</span>}
    </span>
  )
}
