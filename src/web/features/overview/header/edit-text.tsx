import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { ListingEdit } from '#aso/best-edit.ts'
import classes from './edit-text.module.css'
import { pointsText } from './points-text.ts'

interface Props {
  edit: ListingEdit
  /** Language of the listing's words. */
  lang: string | undefined
}

/** What to do, in a few words; the part of the listing stands beside it. */
export function EditText({ edit, lang }: Props) {
  switch (edit.kind) {
    case 'lengthen':
      return <Plural value={edit.characters} one="Add # character" other="Add # characters" />
    case 'shorten':
      return <Plural value={edit.characters} one="Remove # character" other="Remove # characters" />
    case 'addKeywords':
      return <AddKeywords {...edit} />
    case 'takeUp':
      return <TakeUp words={edit.words} lang={lang} />
    case 'addScreenshots':
      return <Plural value={edit.count} one="Add # screenshot" other="Add # screenshots" />
    case 'release':
      return <Trans>Publish an update</Trans>
  }
}

function AddKeywords({ text, keywords, characters }: Extract<ListingEdit, { kind: 'addKeywords' }>) {
  const about = <Plural value={characters} one="about # character" other="about # characters" />
  return (
    <>
      {text === 'title' ? (
        <Plural value={keywords} one="Add # keyword" other="Add # keywords" />
      ) : (
        <Plural
          value={keywords}
          one="Add # keyword that the title does not have"
          other="Add # keywords that the title does not have"
        />
      )}{' '}
      ({about})
    </>
  )
}

function TakeUp({ words, lang }: { words: { word: string; times: number }[]; lang: string | undefined }) {
  return (
    <>
      <Trans>Use more often:</Trans>{' '}
      {words.map(({ word, times }, index) => (
        <Fragment key={word}>
          {index > 0 && ', '}
          <span lang={lang}>{word}</span> (<Plural value={times} one="# more time" other="# more times" />)
        </Fragment>
      ))}
    </>
  )
}

/** How many points of the score an edit adds. */
export function Gain({ points }: { points: number }) {
  const { t } = useLingui()
  const shown = pointsText(points)
  return (
    <span className={classes.gain} role="img" aria-label={t`${shown} points more`}>
      +{shown}
    </span>
  )
}
