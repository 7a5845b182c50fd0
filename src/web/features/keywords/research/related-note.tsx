import { Trans } from '@lingui/react/macro'
import { COMPARED_PLACES } from '#aso/keywords/related.ts'
import classes from './source-note.module.css'

/** By which formula keywords are related, as `resultSimilarity` works it out. */
export function RelatedNote() {
  return (
    <p className={classes.note}>
      <Trans>
        Keywords whose top {COMPARED_PLACES} results share apps with those of your search. How alike two lists are is
        their weighted Jaccard index: an app at place r weighs 1 / log₂(r + 1).
      </Trans>
    </p>
  )
}
