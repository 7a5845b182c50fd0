import { Trans } from '@lingui/react/macro'
import { countryCodeOf, type Store } from '#contract/store.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Freshness } from '#web/ui/freshness/freshness.tsx'
import { Source } from '#web/ui/freshness/source.tsx'
import { languageName } from '../../templates/editor/language-options.ts'
import classes from '../over-time.module.css'
import type { ComparedApp } from './use-competitors.ts'

interface Props {
  store: Store
  /** Where the reviews were read. */
  locales: readonly string[]
  compared: readonly ComparedApp[]
}

/** Which reviews are compared, where the competitors' come from, and how old they are. */
export function ComparedNote({ store, locales, compared }: Props) {
  const results = compared.flatMap(({ result }) => (result?.data ? [result] : []))
  const kind = results[0]?.data?.provenance?.kind
  const times = results.flatMap(({ updatedAt }) => updatedAt ?? [])
  const names = locales.map((locale) =>
    store === 'APP_STORE'
      ? countryName(countryCodeOf(locale), language())
      : languageName(new Intl.Locale(locale).language),
  )
  const where = new Intl.ListFormat(language(), { type: 'conjunction' }).format(new Set(names))
  return (
    <p className={classes.foot}>
      {store === 'APP_STORE' ? (
        <Trans>Countries of all lines: {where}. Competitors' reviews are what everybody sees in the store.</Trans>
      ) : (
        <Trans>Languages of all lines: {where}. Competitors' reviews are what everybody sees in the store.</Trans>
      )}{' '}
      {kind && <Source kind={kind} market={kind === 'sample' ? 'sample' : 'live'} />}{' '}
      {times.length > 0 && <Freshness at={Math.min(...times)} />}
    </p>
  )
}
