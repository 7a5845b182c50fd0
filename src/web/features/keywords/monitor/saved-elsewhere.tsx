import { Trans } from '@lingui/react/macro'
import { Box, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { countryCodeOf } from '#contract/store.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { storeKey } from '#web/data/cache/store-key.ts'
import { formatAge } from '#web/i18n/age.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { loadQueryStore } from '#web/offline/answers/query-store-link.ts'

/** The app's other countries whose monitor this device has, each as a link with its age. */
export function SavedElsewhere({ app: { project, locale } }: { app: AppInCountry }) {
  const saved = useSaved(project.projectId, project.countries, locale)
  if (saved.length === 0) return null
  return (
    <Group gap="4px 10px" align="stretch" mt={6}>
      <span>
        <Trans>Saved on this device:</Trans>
      </span>
      <Box component="ul" display="contents">
        {saved.map(({ country, at }) => (
          <li key={country}>
            <Link
              to="/analyze-keywords/keyword-monitoring"
              search={{ app: project.trackId, country: countryCodeOf(country) }}
            >
              {countryNameOf(country)}, {formatAge(at)}
            </Link>
          </li>
        ))}
      </Box>
    </Group>
  )
}

interface Saved {
  country: string
  /** ms since 1970. */
  at: number
}

/** Newest first. */
function useSaved(projectId: string, countries: readonly string[], but: string): readonly Saved[] {
  const [saved, setSaved] = useState<readonly Saved[]>([])
  useEffect(() => {
    let isLeft = false
    const others = countries.filter((country) => country !== but)
    const keys = others.map((locale) => storeKey(getTrackedKeywords, { params: { projectId }, query: { locale } }))
    const look = async () => {
      const rows = await (await loadQueryStore()).look(keys)
      const found = rows.flatMap((row, index) => (row ? { country: others[index] ?? '', at: row.updatedAt } : []))
      if (!isLeft) setSaved(found.toSorted((a, b) => b.at - a.at))
    }
    // What can't be read is left out.
    void look().catch(() => {})
    return () => {
      isLeft = true
    }
  }, [projectId, countries, but])
  return saved
}
