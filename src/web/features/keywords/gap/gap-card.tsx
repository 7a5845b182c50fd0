import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, Checkbox, Skeleton, Stack, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { Competitor } from '#contract/projects.ts'
import { useProjectCompetitors } from '#web/apps/competitors/use-project-competitors.ts'
import { competitorApp } from '#web/apps/selected-app.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Freshness } from '#web/ui/display/freshness.tsx'
import { CountingNote } from '#web/ui/feedback/counting-note.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { useSelectedRows } from '#web/ui/data-table/use-selected-rows.ts'
import { TrackBar } from '../list/track-bar.tsx'
import { TrackingNote } from '../tracking/tracking-note.tsx'
import { useTracking, type Tracking } from '../tracking/use-tracking.ts'
import { GapBrowser } from './gap-browser.tsx'
import type { GapSide } from './gap-rows.ts'
import { BESIDE_MAX, knownBeside, useGap, type Beside, type Gap } from './use-gap.ts'

interface Props {
  own: GapSide
  competitor: GapSide
}

/** Which keywords the competitors rank for and the own app does not, both do, and only the own app does; and tracks them. */
export function GapCard({ own, competitor }: Props) {
  const { project } = own.app
  const [chosen, setChosen] = useState<readonly string[]>([])
  const tracking = useTracking({ project, locale: own.locale })
  const competitors = useProjectCompetitors(project, own.locale).data?.content ?? []
  const others = competitors.filter(({ trackId }) => trackId !== competitor.app.trackId)
  const beside = others
    .filter(({ trackId }) => chosen.includes(trackId))
    .map((one): GapSide => ({ app: competitorApp(project, one), locale: own.locale, title: one.name }))
  return (
    <GapView
      own={own}
      competitor={competitor}
      gap={useGap(own, competitor, beside, tracking)}
      tracking={tracking}
      choice={
        others.length > 0 && (
          <BesideChoice competitors={others} chosen={chosen} onChoose={setChosen} most={BESIDE_MAX} lang={own.locale} />
        )
      }
    />
  )
}

interface ViewProps extends Props {
  gap: Gap
  tracking: Tracking
  /** Chooses further competitors. */
  choice?: ReactNode
}

export function GapView({ own, competitor, gap, tracking, choice }: ViewProps) {
  const isOffline = useConnectivity() === 'offline'
  const app = { ...own.app, locale: own.locale }
  const lists = [gap.own, gap.competitor]
  const ages = lists.flatMap(({ updatedAt }) => updatedAt ?? [])
  const oldest = ages.length === lists.length ? Math.min(...ages) : null
  const counting = lists.find(({ inProgress }) => inProgress)?.inProgress
  // Of the stores themselves only the ranks of tracked keywords are known.
  const onlyTracked = lists.some(({ data }) => data?.provenance?.kind === 'measured')
  // Those that are no longer in the list are not selected.
  const selected = useSelectedRows(new Set(gap.rows?.map(({ keyword }) => keyword)))
  return (
    <Card
      title={<Trans>Ranked keywords</Trans>}
      aside={
        <>
          {isOffline && <Freshness at={oldest} compact={oldest !== null} />}
          {gap.rows && choice}
        </>
      }
    >
      {gap.rows ? (
        <>
          {(onlyTracked || counting) && (
            <Text {...line} role="status">
              {counting ? (
                <CountingNote {...counting} at={oldest} />
              ) : (
                <Trans>Stores don't publish ranks. They are known for the terms that were searched for.</Trans>
              )}
            </Text>
          )}
          {gap.beside.map((one) => (
            <BesideAbsent key={one.side.app.trackId} {...one} />
          ))}
          <TrackingNote app={app} tracking={tracking} />
          <GapBrowser
            rows={gap.rows}
            own={own}
            competitors={[competitor, ...knownBeside(gap.beside)]}
            tracking={tracking}
            selected={selected}
          />
          {selected.ids.length > 0 && <TrackBar app={app} tracking={tracking} selected={selected} />}
        </>
      ) : (
        <GapAbsent own={own} competitor={competitor} gap={gap} />
      )}
    </Card>
  )
}

const line = { size: 'sm', c: 'dimmed', px: 'var(--sg-card-padding)', pt: 'sm' } as const

/** Why the column of a further competitor is not there yet. */
function BesideAbsent({ side: { title }, list }: Beside) {
  if (list.data?.keywords) return null
  return (
    <Text {...line} role="status">
      {list.data ? (
        <>
          {title}: <Trans>No data available</Trans>
        </>
      ) : list.state === 'offline' ? (
        <Trans>The keywords of {title} load when you're back online</Trans>
      ) : list.state === 'error' || list.state === 'stalled' ? (
        <>
          <Trans>Couldn't load the keywords of {title}</Trans>{' '}
          <Anchor component="button" type="button" variant="action" onClick={list.refresh}>
            <Trans>Try again</Trans>
          </Anchor>
        </>
      ) : (
        <>
          {title}: <CountingNote secondsLeft={list.inProgress?.secondsLeft ?? null} />
        </>
      )}
    </Text>
  )
}

/** What stands in place of the table until both lists are here; it names the app that it waits for. */
function GapAbsent({ own, competitor, gap }: Props & { gap: Gap }) {
  const isOwn = !gap.own.data?.keywords
  const [side, list] = isOwn ? [own, gap.own] : [competitor, gap.competitor]
  const [title, country] = [side.title, countryInSentence(side.locale)]
  if (list.data)
    return (
      <EmptyState title={<Trans>No data available</Trans>}>
        <Trans>Stores don't publish ranks. They are known for the terms that were searched for.</Trans>
      </EmptyState>
    )
  if (list.error?.code === 'APP_NOT_AVAILABLE')
    return (
      <SectionState
        state="unsaved"
        failed={null}
        unsaved={
          <Trans>
            {title} isn't available in {country}.
          </Trans>
        }
      />
    )
  if (list.state === 'stalled')
    return (
      <EmptyState
        title={<Trans>Still calculating</Trans>}
        action={
          <Button onClick={list.refresh}>
            <Trans>Refresh</Trans>
          </Button>
        }
      />
    )
  return (
    <SectionState
      state={list.state === 'error' ? 'failed' : list.state === 'offline' ? 'unsaved' : 'loading'}
      failed={<Trans>Couldn't load the keywords of {title}</Trans>}
      unsaved={<Trans>The keywords of {title} load when you're back online</Trans>}
      onRetry={list.refresh}
      skeleton={
        <>
          <Text size="sm" c="dimmed" role="status">
            {title}: <CountingNote secondsLeft={list.inProgress?.secondsLeft ?? null} />
          </Text>
          {[52, 64, 44, 58, 49].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={14} />
          ))}
        </>
      }
    />
  )
}

interface ChoiceProps {
  competitors: readonly Competitor[]
  /** trackIds. */
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
  most: number
  /** Language of the apps' names. */
  lang: string
}

/** Further competitors whose ranks stand beside those of the first. */
function BesideChoice({ competitors, chosen, onChoose, most, lang }: ChoiceProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const toggled = (one: string) => (chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
  return (
    <Popover
      opened={isOpen}
      onClose={() => setOpen(false)}
      title={t`More competitors`}
      align="right"
      trigger={
        <Button size="sm" aria-expanded={isOpen} aria-haspopup="true" onClick={() => setOpen(!isOpen)}>
          <Trans>More competitors</Trans>
        </Button>
      }
    >
      <Stack role="group" gap="xs" p="md" aria-label={t`More competitors`}>
        <Text size="xs" c="dimmed">
          <Trans>Side by side, up to {most} more</Trans>
        </Text>
        {competitors.map(({ trackId, name }) => (
          <Checkbox
            key={trackId}
            label={<span lang={lang}>{name}</span>}
            checked={chosen.includes(trackId)}
            disabled={chosen.length >= most && !chosen.includes(trackId)}
            onChange={() => onChoose(toggled(trackId))}
          />
        ))}
      </Stack>
    </Popover>
  )
}
