import { useLingui, Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FeaturingPlace } from '#contract/overview/overview.ts'
import type { Project } from '#contract/projects.ts'
import type { Store } from '#contract/store.ts'
import { useRead } from '#web/data/queries/read.ts'
import { competitorsRead } from '#web/data/queries/reads.ts'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'

interface Props {
  project: Project
  locale: string
  /** Of the shown app. */
  trackId: string
}

/** Whose page it is: the own app's or a competitor's. It stands in the address, so that it can be shared; without competitors there is nothing to choose. */
export function AppChoice({ project, locale, trackId }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const competitors = useRead(competitorsRead(project.projectId, locale)).data?.content ?? []
  if (competitors.length === 0) return null
  return (
    <FilterSelect
      label={t`App shown`}
      size="medium"
      value={trackId}
      isSet={trackId !== project.trackId}
      options={[
        { value: project.trackId, label: t`${project.title} (your app)` },
        ...competitors.map((one) => ({ value: one.trackId, label: one.name })),
      ]}
      onChange={(chosen) =>
        void navigate({
          to: '.',
          search: { competitor: chosen === project.trackId ? undefined : chosen },
          replace: true,
        })
      }
    />
  )
}

/** Where a store's editors showed an app, in the words of the store. */
export function featuringPlace(place: FeaturingPlace, store: Store): ReactNode {
  switch (place) {
    case 'TODAY':
      return <Trans>Today tab</Trans>
    case 'COLLECTION':
      return store === 'APP_STORE' ? <Trans>Collection in Apps or Games</Trans> : <Trans>Editors' collection</Trans>
    case 'CATEGORY':
      return <Trans>Category page</Trans>
  }
}
