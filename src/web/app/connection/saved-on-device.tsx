import { Trans } from '@lingui/react/macro'
import { Anchor, Box, Group, Text } from '@mantine/core'
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
import { FreshnessPip } from '#web/ui/display/freshness.tsx'
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
    <Box component="section" mt="auto">
      <Group justify="space-between" gap="sm">
        <Text component="h3" size="xs" fw={540} c="dimmed" py="xs">
          <Trans>Saved on this device</Trans>
        </Text>
        <Anchor size="xs" fw={540} onClick={onLeave} renderRoot={(props) => <Link to="/settings/offline" {...props} />}>
          <Trans>Show all</Trans>
        </Anchor>
      </Group>
      {saved.map(({ project, countries, at }) => (
        <Group gap="sm" wrap="nowrap" py="xs" key={project.projectId}>
          <AppIcon src={project.iconUrl} title={project.title} size={28} />
          <Box className={classes.text} flex={1} miw={0}>
            <Text fw={540}>
              {project.title} <StoreMark store={project.store} />
            </Text>
            <Text size="xs" lh="sm" c="var(--sg-text-3)">
              {countries.join(', ')}
            </Text>
          </Box>
          <Group component="span" gap={6} wrap="nowrap" flex="none" c="dimmed" fz="xs" lh="xs">
            <FreshnessPip at={at} />
            {formatAge(at)}
          </Group>
        </Group>
      ))}
    </Box>
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
