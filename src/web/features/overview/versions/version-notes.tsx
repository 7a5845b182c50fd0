import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AppVersion } from '#contract/overview.ts'
import type { Store } from '#contract/store.ts'
import { changedTexts, type ChangedText, type TextField } from './changed-texts.ts'
import classes from './version-notes.module.css'

interface Props {
  version: AppVersion
  /** The version before it. */
  before: AppVersion | undefined
  store: Store
  /** Of the store's texts. */
  lang: string
}

/** A version's release notes, and which texts of the listing came with it. */
export function VersionNotes({ version, before, store, lang }: Props) {
  const changes = changedTexts(version, before)
  return (
    <>
      {version.releaseNotes ? (
        <p className={classes.notes} lang={lang}>
          {version.releaseNotes}
        </p>
      ) : (
        <p className={classes.none}>
          <Trans>No release description</Trans>
        </p>
      )}
      {changes && changes.length > 0 && (
        <section className={classes.changes}>
          <h3 className={classes.title}>
            <Trans>Changed texts</Trans>
          </h3>
          {changes.map((change) => (
            <Change key={change.field} change={change} label={labelOf(change.field, store)} lang={lang} />
          ))}
        </section>
      )}
      {changes?.length === 0 && (
        <p className={classes.same}>
          <Trans>The listing's texts stayed the same.</Trans>
        </p>
      )}
    </>
  )
}

/** Short texts are shown with what they were; a description only says that it changed. */
function Change({
  change: { field, before, after },
  label,
  lang,
}: {
  change: ChangedText
  label: ReactNode
  lang: string
}) {
  return (
    <div className={classes.change}>
      <h4>{label}</h4>
      {field === 'description' ? (
        <details>
          <summary>
            <Trans>Show the new text</Trans>
          </summary>
          <p className={classes.notes} lang={lang}>
            {after}
          </p>
        </details>
      ) : (
        <>
          {before && <del lang={lang}>{before}</del>}
          {after ? (
            <ins lang={lang}>{after}</ins>
          ) : (
            <span className={classes.none}>
              <Trans>Removed</Trans>
            </span>
          )}
        </>
      )}
    </div>
  )
}

function labelOf(field: TextField, store: Store): ReactNode {
  switch (field) {
    case 'title':
      return store === 'APP_STORE' ? <Trans>Title</Trans> : <Trans>Name</Trans>
    case 'shortDescription':
      return store === 'APP_STORE' ? <Trans>Subtitle</Trans> : <Trans>Short description</Trans>
    case 'promotionalText':
      return <Trans>Promotional text</Trans>
    case 'description':
      return <Trans>Description</Trans>
  }
}
