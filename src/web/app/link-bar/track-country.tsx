import { Trans } from '@lingui/react/macro'
import type { Project } from '#contract/projects.ts'
import { mayChange } from '#web/session/may.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { useCountryWrites } from '../selectors/use-country-writes.ts'

/** Tracks the country of a shared link; who only views the app can't. */
export function TrackCountry({ project, locale }: { project: Project; locale: string }) {
  const { track } = useCountryWrites(project)
  const country = countryInSentence(locale)
  if (!mayChange(project)) return null
  return (
    <Button size="small" variant="filled" onClick={() => void track(locale)}>
      <Trans>Track {country}</Trans>
    </Button>
  )
}
