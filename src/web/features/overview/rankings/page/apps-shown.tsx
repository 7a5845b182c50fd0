import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Competitor } from '#contract/projects.ts'
import { AppChips } from '#web/apps/app-chips.tsx'
import classes from './category-rankings-page.module.css'
import { SHOWN_MAX } from './use-chosen-apps.ts'

interface Props {
  competitors: readonly Competitor[]
  chosen: readonly Competitor[]
  onToggle: (trackId: string) => void
  /** Of its line; null: it has none in the shown chart. */
  colourOf: (trackId: string) => string | null
}

/** Which competitors have a line in the chart; without any, the way to add them. */
export function AppsShown({ competitors, chosen, onToggle, colourOf }: Props) {
  const { t } = useLingui()
  if (competitors.length === 0)
    return (
      <p className={classes.hint}>
        <Trans>
          Add competitors to see their positions next to yours.{' '}
          <Link to="/analyze-market/competitors">Add competitors</Link>
        </Trans>
      </p>
    )
  const isFull = chosen.length >= SHOWN_MAX
  return (
    <div className={classes.apps}>
      <AppChips
        label={t`Competitors`}
        onToggle={onToggle}
        chips={competitors.map(({ trackId, name, iconUrl }) => {
          const isOn = chosen.some((one) => one.trackId === trackId)
          return { id: trackId, name, iconUrl, isOn, isFull: isFull && !isOn, color: colourOf(trackId) }
        })}
      />
      {competitors.length > SHOWN_MAX && (
        <span className={classes.hint}>
          <Plural value={SHOWN_MAX} one="# at a time" other="Up to # at a time" />
        </span>
      )}
    </div>
  )
}
