import { useLingui } from '@lingui/react/macro'
import { IconStarFilled } from '@tabler/icons-react'
import classes from './quotes.module.css'

const all = [1, 2, 3, 4, 5]

/** The rating of a review. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useLingui()
  return (
    <span className={classes.stars} role="img" aria-label={t`${rating} of 5 stars`}>
      {all.map((star) => (
        <IconStarFilled key={star} size={13} data-off={star > rating || undefined} />
      ))}
    </span>
  )
}
