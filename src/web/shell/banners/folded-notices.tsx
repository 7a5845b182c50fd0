import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactElement } from 'react'
import classes from './banners.module.css'
import { useHeight } from './use-height.ts'

interface Props {
  /** At least one. */
  notices: readonly ReactElement[]
  onHeight: (height: number) => void
}

/** On a phone the first notice, and how many more there are. */
export function FoldedNotices({ notices, onHeight }: Props) {
  const { t } = useLingui()
  const [unfolded, setUnfolded] = useState(false)
  const element = useHeight(onHeight)
  const more = notices.length - 1
  return (
    <div className={classes.notices} role="region" aria-label={t`Notices`} ref={element}>
      {unfolded ? notices : notices[0]}
      {more > 0 && (
        <button type="button" className={classes.more} aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {unfolded ? <Trans>Show less</Trans> : <Plural value={more} one="# more notice" other="# more notices" />}
        </button>
      )}
    </div>
  )
}
