import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactElement } from 'react'
import classes from './banners.module.css'
import { StickyTop } from './sticky-top.tsx'

interface Props {
  /** At least one. */
  notices: readonly ReactElement[]
  /** Stays at the top of the window. */
  sticks: boolean
  onHeight: (height: number) => void
  /** The height after the reader asked for more. */
  onUnfolded: (height: number) => void
}

/** On a phone the first notice, and how many more there are. */
export function FoldedNotices({ notices, sticks, onHeight, onUnfolded }: Props) {
  const { t } = useLingui()
  const [unfolded, setUnfolded] = useState(false)
  const more = notices.length - 1
  return (
    <StickyTop
      sticks={sticks}
      className={sticks ? classes.stack : classes.notices}
      role="region"
      aria-label={t`Notices`}
      onHeight={unfolded ? onUnfolded : onHeight}
    >
      {unfolded ? notices : notices[0]}
      {more > 0 && (
        <button type="button" className={classes.more} aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {unfolded ? <Trans>Show less</Trans> : <Plural value={more} one="# more notice" other="# more notices" />}
        </button>
      )}
    </StickyTop>
  )
}
