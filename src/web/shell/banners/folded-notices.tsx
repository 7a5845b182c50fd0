import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactElement } from 'react'
import classes from './banners.module.css'

/** On a phone the first notice, and how many more there are. */
export function FoldedNotices({ notices }: { notices: readonly ReactElement[] }) {
  const { t } = useLingui()
  const [unfolded, setUnfolded] = useState(false)
  const more = notices.length - 1
  if (more < 0) return null
  return (
    <div className={classes.notices} role="region" aria-label={t`Notices`}>
      {unfolded ? notices : notices[0]}
      {more > 0 && (
        <button type="button" className={classes.more} aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {unfolded ? <Trans>Show less</Trans> : <Plural value={more} one="# more notice" other="# more notices" />}
        </button>
      )}
    </div>
  )
}
