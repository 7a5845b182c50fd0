import { Plural, Trans } from '@lingui/react/macro'
import type { AppVersion } from '#contract/overview/overview.ts'
import type { Store } from '#contract/store.ts'
import { language } from '#web/i18n/language.ts'
import classes from './changed-texts.module.css'
import { comparedTexts, type TextField } from './compared-texts.ts'
import { partName } from '../parts/part-name.ts'
import { versionName } from './version-name.ts'
import { WordDiff } from './word-diff.tsx'

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
    <section className={classes.section}>
      <h3 className={classes.title}>
        <Trans>Changed texts</Trans>
      </h3>
      <p className={classes.about} role="status">
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
      </p>
      {compared === null && (
        <p className={classes.about}>
          <Trans>No listing texts from that time.</Trans>
        </p>
      )}
      {compared?.changed.map((text) => (
        <div key={text.field} className={classes.change}>
          <h4>{partName(text.field, store)}</h4>
          <WordDiff before={text.before ?? ''} after={text.after ?? ''} lang={lang} />
        </div>
      ))}
      {compared !== null && compared.changed.length > 0 && compared.same.length > 0 && (
        <p className={classes.same}>
          <Trans>Unchanged: {listOf(compared.same, store)}</Trans>
        </p>
      )}
    </section>
  )
}

const listOf = (fields: readonly TextField[], store: Store) =>
  new Intl.ListFormat(language()).format(fields.map((field) => partName(field, store)))
