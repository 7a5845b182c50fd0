import { useLingui } from '@lingui/react/macro'
import { IconStar } from '@tabler/icons-react'
import { append } from '#web/commands/append.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import classes from './selectors.module.css'

interface Props {
  /** Country code. */
  code: string
  on: boolean
}

/** Stars or unstars a country; shows at once, sent when it can. */
export function FavouriteStar({ code, on }: Props) {
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
