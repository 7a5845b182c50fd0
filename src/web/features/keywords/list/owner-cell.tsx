import type { KeywordOwner } from '#contract/keywords/metrics.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Unknown } from './metric-cells.tsx'
import classes from './owner-cell.module.css'

interface Props {
  owner: KeywordOwner | null
  /** Language of the app's name. */
  locale: string
}

/** KEY-016. */
export function OwnerCell({ owner, locale }: Props) {
  return owner === null ? (
    <Unknown />
  ) : (
    <span className={classes.owner} lang={locale}>
      <AppIcon src={owner.iconUrl} title={owner.title} size={20} />
      <span className={classes.name}>{owner.title}</span>
    </span>
  )
}
