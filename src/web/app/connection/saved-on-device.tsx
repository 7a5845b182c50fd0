import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { getAppDetails } from '#contract/overview/overview.ts'
import type { Project } from '#contract/projects.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { read, restoreReads, useRead } from '#web/data/queries/read.ts'
import { projectsRead } from '#web/data/queries/reads.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { formatAge } from '#web/i18n/age.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { StoreMark } from '#web/ui/display/store-mark.tsx'
import { FreshnessPip } from '#web/ui/freshness/freshness-pip.tsx'
import classes from './pending-changes.module.css'

interface Saved {
  project: Project
  countries: string[]
  /** The oldest of them, ms since 1970. */
  at: number
}

/** Which apps and countries open without a connection. */
export function SavedOnDevice({ onLeave }: { onLeave: () => void }) {
  const identity = useIdentity()
  return identity && <SavedApps identity={identity} onLeave={onLeave} />
}

function SavedApps({ identity, onLeave }: { identity: Identity; onLeave: () => void }) {
  const { data: projects } = useRead(projectsRead(identity), { enabled: false })
  const [saved, setSaved] = useState<Saved[]>([])
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      const found = await findSaved(projects ?? [])
      if (isCurrent) setSaved(found)
    }
    void look()
    return () => {
      isCurrent = false
    }
  }, [projects])
  return (
    <section className={classes.saved}>
      <div className={classes.savedHead}>
        <h3 className={classes.heading}>
          <Trans>Saved on this device</Trans>
        </h3>
        <Link to="/settings/offline" className={classes.manage} onClick={onLeave}>
          <Trans>Show all</Trans>
        </Link>
      </div>
      {saved.map(({ project, countries, at }) => (
        <div className={classes.device} key={project.projectId}>
          <AppIcon src={project.iconUrl} title={project.title} size={28} />
          <div className={classes.text}>
            <p className={classes.title}>
              {project.title} <StoreMark store={project.store} />
            </p>
            <p className={classes.detail}>{countries.join(', ')}</p>
          </div>
          <span className={classes.age}>
            <FreshnessPip at={at} />
            {formatAge(at)}
          </span>
        </div>
      ))}
    </section>
  )
}

async function findSaved(projects: readonly Project[]): Promise<Saved[]> {
  const pages = projects.flatMap((project) =>
    project.countries.map((locale) => ({
      project,
      locale,
      read: read(getAppDetails, { query: { trackId: project.trackId, store: project.store, locale } }),
    })),
  )
  await restoreReads(pages.map((page) => page.read))
  return projects.flatMap((project) => {
    const known = pages.flatMap((page) => {
      const answer = getQueryClient().getQueryData<{ at: number }>(page.read.queryKey)
      return page.project === project && answer ? [{ locale: page.locale, at: answer.at }] : []
    })
    if (known.length === 0) return []
    return [
      {
        project,
        countries: known.map(({ locale }) => countryNameOf(locale)),
        at: Math.min(...known.map(({ at }) => at)),
      },
    ]
  })
}
