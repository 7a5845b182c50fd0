import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { OVERVIEW_DAYS } from '#contract/protocol/limits.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { getFeaturings } from '#contract/overview/overview.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { countryName, formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Flag } from '#web/ui/display/flag.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import classes from './featuring-card.module.css'
import { ReadCard, type CardLink, type Figure } from './read-card.tsx'

type Featurings = EndpointOutput<typeof getFeaturings>

/** Flags shown at most. */
const FLAGS = 5

/** OV-023: in how many countries the store featured the app. */
export function FeaturingCard({ result, link }: { result: ReadResult<Featurings>; link?: CardLink }) {
  const { t } = useLingui()
  const phone = usePhone()
  return (
    <ReadCard
      title={t`App featuring`}
      provenance={result.data?.provenance}
      about={<Trans>Countries where the store's editors featured the app.</Trans>}
      caption={<Plural value={result.data?.days ?? OVERVIEW_DAYS} one="Last day" other="Last # days" />}
      result={result}
      figure={result.data && featuringOf(result.data, phone)}
      wide
      link={link}
    />
  )
}

/** On a phone the card is as wide as the window: the flags stand beside the number. */
function featuringOf({ countries }: Featurings, phone: boolean): Figure | null {
  if (!countries) return null
  const flags = countries.length > 0 && <Flags countries={countries} />
  return {
    value: formatNumber(countries.length, language()),
    unit: <Plural value={countries.length} one="country" other="countries" />,
    ...(phone ? { delta: flags } : { graphic: flags }),
  }
}

function Flags({ countries }: { countries: readonly string[] }) {
  const more = countries.length - FLAGS
  return (
    <div className={classes.flags}>
      {countries.slice(0, FLAGS).map((code) => (
        <Flag key={code} code={code} size={24} label={countryName(code, language())} />
      ))}
      {more > 0 && <span className={classes.more}>+{formatNumber(more, language())}</span>}
    </div>
  )
}
