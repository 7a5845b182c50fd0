import { Trans, useLingui } from '@lingui/react/macro'
import type { Provenance } from '#contract/protocol/provenance.ts'
import type { Store } from '#contract/store.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { InfoDisclosure } from '#web/ui/overlays/info-disclosure.tsx'
import { consoleName } from './figures/names.ts'
import classes from './app-performance.module.css'

/** How the rates and changes are worked out, and where the counts are from. */
export function MethodInfo({ store, provenance }: { store: Store; provenance: Provenance | null }) {
  const { t } = useLingui()
  const name = consoleName(store)
  const day = provenance && formatDate(provenance.asOf, language())
  const title = t`How this is worked out`
  return (
    <InfoDisclosure label={title} title={title} width={340}>
      <div className={classes.method}>
        <p>
          {store === 'APP_STORE' ? (
            <Trans>
              Conversion is installs divided by product page views, of those days on which the store tells both. People
              can install from the search results without opening the page, so it can be above 100%.
            </Trans>
          ) : (
            <Trans>
              Conversion is installs divided by store listing visitors, of those days on which the store tells both.
            </Trans>
          )}
        </p>
        <p>
          <Trans>
            Changes are against as many days before. They are left out where these are not all known. Rates change by
            percentage points: from 30% to 31% is 1 point.
          </Trans>
        </p>
        <p>
          <Trans>Nothing is estimated or filled up: a day that the store leaves out is missing from the sums.</Trans>
        </p>
        {provenance && (
          <p>
            {provenance.kind === 'sample' ? (
              <Trans>From the sample market.</Trans>
            ) : (
              <Trans>
                From {name}, as of {day}.
              </Trans>
            )}
          </p>
        )}
      </div>
    </InfoDisclosure>
  )
}
