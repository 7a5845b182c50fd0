import { Trans, useLingui } from '@lingui/react/macro'
import { replyLimits } from '#contract/reviews/review.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { CharPill } from '#web/ui/display/char-pill.tsx'
import { storeName } from '#web/ui/display/store-name.ts'
import { lengthOf } from './values.ts'
import classes from './template-editor.module.css'

const stores = ['APP_STORE', 'GOOGLE_PLAY'] as const

/** How much of a reply's room a text takes in either store, before its placeholders are filled in. */
export function Counters({ text }: { text: string }) {
  const { t } = useLingui()
  const count = lengthOf(text)
  const isTooLongForPlay = count > replyLimits.GOOGLE_PLAY && count <= replyLimits.APP_STORE
  return (
    <div className={classes.counters}>
      {stores.map((store) => {
        const limit = replyLimits[store]
        const [name, shown, most] = [storeName(store), formatNumber(count, language()), formatNumber(limit, language())]
        return (
          <span key={store} className={classes.counter}>
            <span aria-hidden>{name}</span>
            <CharPill count={count} limit={limit} label={t`${name}: ${shown} of ${most} characters`} />
          </span>
        )
      })}
      {isTooLongForPlay && (
        <p className={classes.hint} role="status">
          <Trans>Too long for Google Play, which takes {replyLimits.GOOGLE_PLAY} characters.</Trans>
        </p>
      )}
    </div>
  )
}
