import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { Project } from '#contract/projects.ts'
import { append } from '#web/commands/append.ts'
import { countryEntity } from '#web/commands/entities.ts'
import { countryAtStart } from '#web/i18n/country.ts'
import { outcomeOf } from '#web/offline/outbox/outcome-of.ts'
import { outbox, undo } from '#web/offline/outbox/outbox.ts'
import { selection } from '#web/offline/selection.ts'
import { useSelect } from '#web/apps/selected/use-select.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { useSelects } from '#web/apps/selected/use-selected.ts'

/** Tracks and untracks countries of a project (null: there is none); both work offline. Tracking one from a competitor leads to the own app. */
export function useCountryWrites(project: Project | null) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const select = useSelect()
  const isCompetitor = useSelects() === 'competitor'
  const target = project && { projectId: project.projectId, projectTitle: project.title }

  async function untrack(locale: string) {
    if (!target) return
    try {
      await append('untrackCountry', { ...target, locale })
    } catch (error) {
      tellFailure(error)
    }
  }

  async function track(locale: string) {
    if (!target) return
    const name = countryAtStart(locale)
    const before = selection.get().locale
    const entity = countryEntity(target.projectId, locale)
    try {
      await append('trackCountry', { ...target, locale })
      select({ locale })
      if (isCompetitor) await navigate({ to: '/app-overview/my-app' })
    } catch (error) {
      return tellFailure(error)
    }
    const outcome = await outcomeOf(entity)
    // The pending changes show that.
    if (outcome === 'refused') return
    const takeBack = async () => {
      if (selection.get().locale === locale) select({ locale: before })
      const queued = outbox.get().entries.find(({ entities }) => entities.includes(entity))
      if (!queued || (await undo(queued.seq)) !== 'undone') await untrack(locale)
    }
    notify({
      kind: 'success',
      title: outcome === 'sent' ? t`${name} is tracked` : t`${name} will be tracked when you're back online`,
      actions: [{ label: t`Undo`, onClick: () => void takeBack() }],
    })
  }

  return { track, untrack }
}
