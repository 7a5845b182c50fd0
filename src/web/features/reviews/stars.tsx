import { useLingui } from '@lingui/react/macro'
import { IconStarFilled } from '@tabler/icons-react'
import classes from './stars.module.css'

const STARS = [1, 2, 3, 4, 5]

/** "4 of 5 stars". */
export function Stars({ rating, size = 15 }: { rating: number; size?: number }) {
  const { t } = useLingui()
  return (
    <span className={classes.stars} role="img" aria-label={t`${rating} of 5 stars`}>
      {STARS.map((star) => (
        <IconStarFilled key={star} size={size} data-empty={star > rating || undefined} aria-hidden />
      ))}
    </span>
  )
}
