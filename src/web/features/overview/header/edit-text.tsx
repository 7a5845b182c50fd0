import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ListingEdit } from '#aso/score/best-edit.ts'
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
      return edit.words.length > 0 ? (
        <Trans>
          Add <Words words={edit.words} lang={lang} />
        </Trans>
      ) : (
        <Plural value={edit.characters} one="Add # character" other="Add # characters" />
      )
    case 'shorten':
      return <Plural value={edit.characters} one="Remove # character" other="Remove # characters" />
    case 'addKeywords':
      return edit.words.length > 0 ? (
        <Trans>
          Add <Words words={edit.words} lang={lang} />
        </Trans>
      ) : (
        <AddKeywords {...edit} />
      )
    case 'mention':
      return (
        <Trans>
          Mention <Words words={edit.words} lang={lang} />
        </Trans>
      )
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

const Words = ({ words, lang }: { words: readonly string[]; lang: string | undefined }) => (
  <b lang={lang}>{words.join(', ')}</b>
)

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
