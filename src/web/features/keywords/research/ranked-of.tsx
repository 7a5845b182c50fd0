import { useLingui } from '@lingui/react/macro'
import { useProjectCompetitors } from '#web/apps/competitors/use-project-competitors.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { FilterSelect } from '#web/ui/controls/filter-select.tsx'

interface Props {
  app: AppInCountry
  trackId: string
  onTrackId: (trackId: string) => void
}

/** Whose ranked keywords are searched: the app's own, or a competitor's. */
export function RankedOf({ app, trackId, onTrackId }: Props) {
  const { t } = useLingui()
  const competitors = useProjectCompetitors(app.project, app.locale).data?.content ?? []
  const others = competitors.filter((one) => one.trackId !== app.trackId)
  if (others.length === 0) return null
  return (
    <span>
      <FilterSelect
        label={t`Ranked keywords of`}
        value={trackId}
        options={[
          { value: app.trackId, label: app.title },
          ...others.map((one) => ({ value: one.trackId, label: one.name })),
        ]}
        onChange={onTrackId}
        isSet={trackId !== app.trackId}
      />
    </span>
  )
}
