import { Trans, useLingui } from '@lingui/react/macro'
import { IconStar } from '@tabler/icons-react'
import { countryCodeOf } from '#contract/store.ts'
import { countryEntity, favouriteEntity } from '#web/commands/entities.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useIsPending } from '#web/offline/hooks.ts'
import { Flag } from '#web/ui/display/flag.tsx'
import { append } from '#web/commands/append.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { useRead } from '#web/data/queries/read.ts'
import { favouritesRead } from '#web/data/queries/reads.ts'
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

interface StarProps {
  /** Country code. */
  code: string
  on: boolean
}

/** Stars or unstars a country; shows at once, sent when it can. */
export function FavouriteStar({ code, on }: StarProps) {
  const { t } = useLingui()
  const name = countryName(code, language())
  return (
    <IconButton
      tooltip={false}
      label={on ? t`Remove ${name} from favourites` : t`Add ${name} to favourites`}
      className={classes.star}
      data-on={on || undefined}
      size={28}
      onClick={() => {
        append(on ? 'removeFavourite' : 'addFavourite', { countryCode: code }).catch(tellFailure)
      }}
    >
      <IconStar size={16} stroke={1.6} />
    </IconButton>
  )
}

/** Codes of the starred countries, queued changes included. */
export function useFavourites(): ReadonlySet<string> {
  const { data } = useRead(favouritesRead())
  return new Set(data?.map((one) => one.countryCode))
}
