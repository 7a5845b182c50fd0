import { useLingui } from '@lingui/react/macro'
import type { Competitor } from '#contract/projects.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { FilterSelect } from '#web/ui/controls/filter-select.tsx'

interface Props {
  app: AppInCountry
  competitors: readonly Competitor[] | undefined
  trackId: string
  onTrackId: (trackId: string) => void
}

/** Whose ranked keywords are searched: the app's own, or a competitor's. */
export function RankedOf({ app, competitors, trackId, onTrackId }: Props) {
  const { t } = useLingui()
  if (!competitors?.length) return null
  return (
    <span>
      <FilterSelect
        label={t`Ranked keywords of`}
        value={trackId}
        options={[
          { value: app.trackId, label: app.title },
          ...competitors.map((one) => ({ value: one.trackId, label: one.name })),
        ]}
        onChange={onTrackId}
        isSet={trackId !== app.trackId}
      />
    </span>
  )
}
