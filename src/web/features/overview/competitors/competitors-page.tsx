import { Trans } from '@lingui/react/macro'
import { Badge, Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Identity } from '#contract/auth/auth.ts'
import type { Project } from '#contract/projects.ts'
import { AppPage } from '#web/apps/app-page.tsx'
import { knownCompetitors } from '#web/apps/competitors/known-competitors.ts'
import { useCompetitorChanges } from '#web/apps/competitors/use-competitor-changes.ts'
import { useProjectCompetitors } from '#web/apps/competitors/use-project-competitors.ts'
import { quotasRead } from '#web/data/queries/quotas-read.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { useRead } from '#web/data/queries/read.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { mayChange } from '#web/session/may.ts'
import { UpgradeLink, useWayToMore } from '#web/ui/access/upgrade-link.tsx'
import { ViewOnly } from '#web/ui/access/view-only.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { NoCompetitors, useAddCompetitors } from './add-competitors.tsx'
import { CompetitorList } from './competitor-list.tsx'

/** Competitors that the plan allows for one app; null: any number, or it is not known. */
function useCompetitorLimit(identity: Identity): number | null {
  const { data } = useRead(quotasRead(identity))
  return data?.find(({ slotType }) => slotType === 'COMPETITOR')?.limit ?? null
}

interface Props {
  identity: Identity
  project: Project
  /** The selected country's locale. */
  locale: string
  /** The plan holds what apps are compared by. */
  withFigures: boolean
}

/** The apps that an app is compared with: add, remove and open them, also offline; the target of "Add competitors" (OV-049). */
export function CompetitorsPage({ identity, project, locale, withFigures }: Props) {
  // `knownCompetitors` reads the cache and the queue, which change without a change of its parameters.
  'use no memo'
  const add = useAddCompetitors(project, locale)
  const result = useProjectCompetitors(project, locale)
  const changes = useCompetitorChanges(project, locale)
  const limit = useCompetitorLimit(identity)
  // In a country whose answer is not there they are as in another one.
  const competitors = result.data?.content ?? knownCompetitors(project, locale)
  const state = readState({ ...result, data: competitors })
  const [title, country] = [project.title, countryInSentence(locale)]
  return (
    <AppPage
      title={title}
      store={project.store}
      iconUrl={project.iconUrl}
      about={<Trans>Your competitors, with the names they use in {country}.</Trans>}
      at={result.updatedAt}
      busy={result.isRefreshing}
    >
      {state !== 'ready' || !competitors ? (
        <Card title={<Trans>Competitors</Trans>}>
          <SectionState
            state={state === 'ready' ? 'loading' : state}
            failed={<Trans>Couldn't load the competitors</Trans>}
            unsaved={<Trans>Not saved on this device. The competitors load when you're back online.</Trans>}
            onRetry={result.refresh}
            minHeight={240}
          />
        </Card>
      ) : competitors.length + changes.refused.length === 0 ? (
        <NoCompetitors project={project} onAdd={add.open} />
      ) : (
        <Card
          title={<Trans>Competitors</Trans>}
          pill={<Slots used={competitors.length} limit={limit} />}
          aside={<AddOrLimit project={project} used={competitors.length} limit={limit} onAdd={add.open} />}
        >
          <CompetitorList
            project={project}
            competitors={competitors}
            changes={changes}
            locale={locale}
            withFigures={withFigures}
          />
        </Card>
      )}
      {add.dialog}
    </AppPage>
  )
}

interface SlotsProps {
  used: number
  /** The plan's limit for one app; null: none, or not known. */
  limit: number | null
}

/** "3 of 10", or the number alone if no limit is known. */
function Slots({ used, limit }: SlotsProps) {
  const count = formatNumber(used, language())
  if (limit === null) return <Badge>{count}</Badge>
  const most = formatNumber(limit, language())
  return (
    <Badge>
      <Trans>
        {count} of {most}
      </Trans>
    </Badge>
  )
}

interface AddProps {
  project: Project
  used: number
  /** Of the plan, for one app; null: none, or it is not known. */
  limit: number | null
  onAdd: () => void
}

/** The way to add another competitor; where the plan has no room for one, what helps (COMP-015). */
function AddOrLimit({ project, used, limit, onAdd }: AddProps) {
  const way = useWayToMore()
  if (!mayChange(project)) return <ViewOnly />
  if (limit === null || used < limit)
    return (
      <Button
        size="sm"
        leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
        aria-haspopup="dialog"
        onClick={onAdd}
      >
        <Trans>Add competitor</Trans>
      </Button>
    )
  return (
    <Text component="span" inherit c="dimmed">
      {way === 'plans' ? (
        <>
          <Trans>All competitor slots are in use. Remove one, or</Trans>{' '}
          <UpgradeLink from="competitor_limit">
            <Trans>see plans</Trans>
          </UpgradeLink>
        </>
      ) : way === 'owner' ? (
        <Trans>All competitor slots are in use. Remove one, or ask the account owner for more.</Trans>
      ) : (
        <Trans>All competitor slots are in use. Remove one to add another.</Trans>
      )}
    </Text>
  )
}
