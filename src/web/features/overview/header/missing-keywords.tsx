import { Trans } from '@lingui/react/macro'
import { countCharacters } from '#aso/characters.ts'
import { missingKeywords } from '#aso/missing-keywords.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { textLimits } from '#contract/protocol/limits.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import type { RankedKeywordsResult } from '#web/data/queries/ranked-keywords.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { CountingNote } from '#web/ui/feedback/counting-note.tsx'
import classes from './missing-keywords.module.css'

/** Keywords named at most. */
const SHOWN = 8

interface Props {
  listing: AppDetails
  market: readonly KeywordMetrics[]
  /** Set while the market's keywords are counted and none are known yet. */
  inProgress: RankedKeywordsResult['inProgress']
}

/** What people of the country search for and the listing's searched texts lack, with the room that is left for it. */
export function MissingKeywords({ listing, market, inProgress }: Props) {
  const missing = missingKeywords(listing, market, SHOWN)
  if (missing.length === 0 && !inProgress) return null
  const country = countryInSentence(listing.locale)
  const inAppStore = listing.store === 'APP_STORE'
  const left = (text: string | null, limit: number) =>
    formatNumber(Math.max(0, limit - countCharacters((text ?? '').trim())), language())
  const inTitle = left(listing.title, textLimits.title)
  const inSubtitle = left(listing.shortDescription, inAppStore ? textLimits.subtitle : textLimits.shortDescription)
  return (
    <section className={classes.missing}>
      <h3 className={classes.title}>
        <Trans>Missing keywords</Trans>
      </h3>
      {inProgress ? (
        <p className={classes.hint} role="status">
          <CountingNote {...inProgress} />
        </p>
      ) : (
        <>
          <p className={classes.hint}>
            {inAppStore ? (
              <Trans>
                People in {country} search for these, and your title and subtitle lack them. Characters left: title{' '}
                {inTitle}, subtitle {inSubtitle}.
              </Trans>
            ) : (
              <Trans>
                People in {country} search for these, and none of your texts has them. Characters left: name {inTitle},
                short description {inSubtitle}.
              </Trans>
            )}
          </p>
          <ul className={classes.keywords}>
            {missing.map(({ keyword, volume }) => (
              <li key={keyword} className={classes.keyword}>
                <span lang={listing.locale}>{keyword}</span>{' '}
                <span className={classes.volume}>
                  <Volume value={formatNumber(volume, language())} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const Volume = ({ value }: { value: string }) => <Trans>Volume {value}</Trans>
