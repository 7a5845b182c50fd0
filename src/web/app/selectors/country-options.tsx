import { useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { useSelect } from '#web/apps/selected/use-select.ts'
import { TrackedCountries } from './tracked-countries.tsx'
import { AllCountries } from './all-countries.tsx'

interface Props {
  listId: string
  project: Project
  locale: string
  onDone: () => void
  /** Ends the tracking of a country. */
  onStop: (locale: string) => void
}

/** The open half of the country selector: the tracked countries, or all others to track one of them. */
export function CountryOptions({ listId, project, locale, onDone, onStop }: Props) {
  const select = useSelect()
  const [isTracking, setTracking] = useState(false)
  if (isTracking)
    return <AllCountries listId={listId} project={project} onBack={() => setTracking(false)} onDone={onDone} />
  return (
    <TrackedCountries
      listId={listId}
      project={project}
      locale={locale}
      onTrack={() => setTracking(true)}
      onStop={onStop}
      onPick={(picked) => {
        select({ locale: picked })
        onDone()
      }}
    />
  )
}
