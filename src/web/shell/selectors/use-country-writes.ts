import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { Project } from '#contract/projects.ts'
import { append } from '#web/commands/append.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { connectivity } from '#web/offline/connectivity.ts'
import { select } from '#web/offline/selection.ts'
import { notify } from '#web/ui/notify.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { usePage } from '../page.ts'

/** Tracks and untracks countries of a project; both work offline. Tracking one from a competitor leads to the own app. */
export function useCountryWrites(project: Project) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isCompetitor = usePage()?.selects === 'competitor'
  const target = { projectId: project.projectId, projectTitle: project.title }

  async function track(locale: string) {
    const name = countryNameOf(locale)
    try {
      await append('trackCountry', { ...target, locale })
      select({ locale })
      if (isCompetitor) await navigate({ to: '/app-overview/my-app' })
      notify({
        kind: 'success',
        title:
          connectivity.get() === 'online' ? t`${name} is tracked` : t`${name} will be tracked when you're back online`,
      })
    } catch (error) {
      tellFailure(error)
    }
  }

  async function untrack(locale: string) {
    try {
      await append('untrackCountry', { ...target, locale })
    } catch (error) {
      tellFailure(error)
    }
  }

  return { track, untrack }
}
