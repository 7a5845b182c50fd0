import { Trans } from '@lingui/react/macro'
import { countryCodeOf } from '#contract/store.ts'
import { countryEntity, favouriteEntity } from '#web/commands/entities.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useIsPending } from '#web/offline/hooks.ts'
import { Flag } from '#web/ui/display/flag.tsx'
import classes from './selectors.module.css'

interface Props {
  projectId: string
  locale: string
}

/** Flag and name of a country; tagged while a change of it waits in the queue. */
export function CountryContent({ projectId, locale }: Props) {
  const code = countryCodeOf(locale)
  const isCountryPending = useIsPending(countryEntity(projectId, locale))
  const isFavouritePending = useIsPending(favouriteEntity(code))
  return (
    <>
      <Flag code={code} />
      <span className={classes.name}>{countryName(code, language())}</span>
      {(isCountryPending || isFavouritePending) && (
        <span className={classes.tag}>
          <Trans>Not sent yet</Trans>
        </span>
      )}
    </>
  )
}
