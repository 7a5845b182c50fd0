import { useLingui } from '@lingui/react/macro'
import type { Project } from '#contract/projects.ts'
import { append } from '#web/commands/append.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { connectivity } from '#web/offline/connectivity.ts'
import { select } from '#web/offline/selection.ts'
import { notify } from '#web/ui/notify.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'

/** Tracks and untracks countries of a project; both work offline. */
export function useCountryWrites(project: Project) {
  const { t } = useLingui()
  const target = { projectId: project.projectId, projectTitle: project.title }

  async function track(locale: string) {
    const name = countryNameOf(locale)
    try {
      await append('trackCountry', { ...target, locale })
      select({ locale })
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
