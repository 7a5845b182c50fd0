import { Trans } from '@lingui/react/macro'
import { Flag } from '#web/ui/flag.tsx'
import { Tag } from '#web/ui/tag.tsx'
import type { FeaturedCountry } from './featured-first.ts'
import classes from './featurings.module.css'

/** A list of countries; those that are tracked say so, and so do tracked ones that did not feature the app. */
export function FeaturedCountries({ countries }: { countries: readonly FeaturedCountry[] }) {
  return (
    <ul className={classes.countries}>
      {countries.map(({ code, name, isFeatured, isTracked }) => (
        <li key={code} className={classes.country} data-featured={isFeatured}>
          <Flag code={code} size={24} />
          <span className={classes.name}>{name}</span>
          {!isFeatured ? (
            <Tag tone="line">
              <Trans>Not featured</Trans>
            </Tag>
          ) : (
            isTracked && (
              <Tag>
                <Trans>Tracked</Trans>
              </Tag>
            )
          )}
        </li>
      ))}
    </ul>
  )
}
