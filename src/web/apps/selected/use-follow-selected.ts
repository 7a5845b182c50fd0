import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import type { Project } from '#contract/projects.ts'
import { countryCodeOf } from '#contract/store.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { projectsRead } from '#web/data/queries/reads.ts'
import { select, selection } from '#web/offline/selection.ts'
import { useHasUnreadChanges } from './last-selection.ts'
import type { UnknownSelection } from './resolve-selected.ts'
import { updateSearchParams } from './use-select.ts'
import { useSelected, useSelectedSearch, useSelects } from './use-selected.ts'

/**
 * What is selected, for the shell: saved on the device for the next start, and named in the address of a page about an app.
 * `isViewed`: the country is looked at without being tracked. What an address names and is not there is told once the server has been asked: it may have been added elsewhere.
 */
export function useFollowSelected(identity: Identity) {
  const { projects, project, locale, missing } = useSelected(identity)
  const isUnread = useHasUnreadChanges()
  const isMissing = useIsConfirmed(identity, missing)
  const isFound = project !== null && missing === null
  useRememberCompetitor()
  useRemember(isFound ? project : null, locale, projects.data)
  useUpdateSearchParams(isFound ? project.trackId : null, locale)
  const isViewed = project !== null && !project.countries.includes(locale) && !isUnread
  return { projects, project, locale, isViewed, missing: projects.data && isMissing ? missing : null }
}

/** What was selected last in another organisation stays remembered while this one is worked in. */
function useRemember(project: Project | null, locale: string, projects: readonly Project[] | undefined): void {
  useEffect(() => {
    if (!project?.countries.includes(locale)) return
    const last = selection.get()
    const isOfOthers = last.projectId !== null && !projects?.some(({ projectId }) => projectId === last.projectId)
    const isRemembered = last.projectId === project.projectId && last.locale === locale && last.viewedLocale === null
    if (!isOfOthers && !isRemembered) select({ projectId: project.projectId, locale })
  }, [project, locale, projects])
}

function useRememberCompetitor(): void {
  const selects = useSelects()
  const { competitor } = useSelectedSearch()
  const chosen = selects === 'competitor' ? competitor : undefined
  useEffect(() => {
    if (chosen !== undefined) select({ competitorTrackId: chosen })
  }, [chosen])
}

function useUpdateSearchParams(app: string | null, locale: string): void {
  const router = useRouter()
  const selects = useSelects()
  const search = useSelectedSearch()
  const country = countryCodeOf(locale)
  const isNamed = search.app === app && search.country === country
  useEffect(() => {
    if (selects && app !== null && !isNamed) updateSearchParams(router, { app, country })
  }, [router, selects, app, country, isNamed])
}

function useIsConfirmed(identity: Identity, missing: UnknownSelection | null): boolean {
  const asked = missing && JSON.stringify(missing)
  const [confirmed, setConfirmed] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    const confirm = () => isCurrent && setConfirmed(asked)
    if (asked === null) confirm()
    else {
      const projects = { ...projectsRead(identity), staleTime: 0 }
      void getQueryClient().fetchQuery(projects).then(confirm, confirm)
    }
    return () => {
      isCurrent = false
    }
  }, [identity, asked])
  return asked !== null && confirmed === asked
}
