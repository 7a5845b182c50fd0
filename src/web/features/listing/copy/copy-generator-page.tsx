import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, Paper, Stack, Text } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconSparkles } from '@tabler/icons-react'
import { useState } from 'react'
import * as v from 'valibot'
import { AdLanguage, type AdCopy } from '#contract/ad-copy.ts'
import { getLanguageModel } from '#contract/keywords/suggestions.ts'
import { AD_VARIANTS } from '#contract/protocol/limits.ts'
import { ApiError } from '#web/api/api-error.ts'
import { AppPage } from '#web/apps/app-page.tsx'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { quotasRead } from '#web/data/queries/quotas-read.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language as readersLanguage } from '#web/i18n/language.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { mayChange } from '#web/session/may.ts'
import { ViewOnly } from '#web/ui/access/view-only.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { adCopiesRead } from '../reads.ts'
import { CopyForm } from './copy-form.tsx'
import { CopyExample, CopyResults, CopySkeleton, KeptCopies } from './copy-results.tsx'
import { keywordsIn, useRuns, type CopyBrief } from './use-copy.ts'

/** `creatives/copy-generator`: copy for ads within the limits of its placement, written, copied and kept. */
export function CopyGeneratorPage({ app }: { app: AppInCountry }) {
  const { project } = app
  const phone = usePhone()
  const isOffline = useConnectivity() === 'offline'
  const [brief, setBrief] = useState(() => firstBrief(app))
  const [isOpen, setOpen] = useState(true)
  const assistance = useAssistance()
  const kept = useRead(adCopiesRead(project.projectId))
  const runs = useRuns(app, assistance.refresh)
  const { run, isBusy } = runs
  const copies = kept.data ?? []
  const shown = new Set(run?.variants.map(({ id }) => id))
  const others = copies.filter(({ id }) => !shown.has(id))
  const keptState = readState(kept)
  const write = () => {
    if (phone) setOpen(false)
    const isSame = ({ language, placement }: AdCopy) => language === brief.language && placement === brief.placement
    const written = run?.variants.filter(isSame).toReversed() ?? []
    void runs.write(
      brief,
      [...copies, ...written].map(({ text }) => text),
    )
  }
  return (
    <AppPage
      title={project.title}
      iconUrl={project.iconUrl}
      store={project.store}
      about={<Trans>Copy for ads, counted as each placement counts. You publish it on the ad platform.</Trans>}
      at={kept.updatedAt}
      busy={kept.isRefreshing}
    >
      <Group align="flex-start" gap="md">
        <Stack flex="1 1 300px" gap="sm" component="section">
          <Paper p="var(--sg-card-padding)">
            {phone && !isOpen ? (
              <Folded brief={brief} onOpen={() => setOpen(true)} />
            ) : (
              <CopyForm app={app} brief={brief} onChange={setBrief} isToneFixed={assistance.host === null} />
            )}
          </Paper>
          {mayChange(project) ? (
            <WriteBar
              assistance={assistance}
              isBusy={isBusy}
              isAgain={run !== null}
              onWrite={write}
              onStop={runs.stop}
            />
          ) : (
            <ViewOnly />
          )}
        </Stack>
        <Stack flex="2 1 440px" miw={0} gap="md">
          {isOffline && (
            <Note kind="offline">
              <Trans>Writing needs a connection. What you keep or change here is sent later.</Trans>
            </Note>
          )}
          {runs.error !== null && <Failure error={runs.error} />}
          {isBusy && <CopySkeleton />}
          {run && <CopyResults project={project} run={run} kept={copies} onChange={runs.change} />}
          {keptState === 'ready' ? (
            <KeptCopies project={project} copies={others} />
          ) : (
            <SectionState
              state={keptState}
              failed={<Trans>Couldn't load the kept variants</Trans>}
              unsaved={<Trans>Kept variants load when you're back online</Trans>}
              onRetry={kept.refresh}
            />
          )}
          {!run && !isBusy && keptState === 'ready' && copies.length === 0 && <CopyExample />}
        </Stack>
      </Group>
    </AppPage>
  )
}

/** The language of the selected country, if copy is written in it. */
function firstBrief({ locale, store }: AppInCountry): CopyBrief {
  const { language } = new Intl.Locale(locale)
  return {
    language: v.is(AdLanguage, language) ? language : 'en',
    tone: 'informal',
    placement: store === 'APP_STORE' ? 'apple-product-page' : 'google-app-campaign',
    keywords: '',
    sellingPoint: '',
  }
}

interface Assistance {
  /** Where the listing's texts go; null: no model is configured; undefined: not known yet. */
  host: string | null | undefined
  /** Of the month; null: not known, or not limited. */
  quota: { left: number; limit: number } | null
  refresh: () => void
}

function useAssistance(): Assistance {
  const organizationId = useIdentity()?.organizationId ?? ''
  const model = useRead(read(getLanguageModel, {})).data
  const { data, refresh } = useRead(quotasRead({ organizationId }), { enabled: organizationId !== '' })
  const slot = data?.find(({ slotType }) => slotType === 'AI_ASSISTANCE')
  const quota = !slot || slot.limit === null ? null : { left: Math.max(0, slot.limit - slot.used), limit: slot.limit }
  return { host: model?.host, quota, refresh }
}

interface WriteBarProps {
  assistance: Assistance
  isBusy: boolean
  isAgain: boolean
  onWrite: () => void
  onStop: () => void
}

function WriteBar({ assistance: { host, quota }, isBusy, isAgain, onWrite, onStop }: WriteBarProps) {
  const { t } = useLingui()
  const isOffline = useConnectivity() === 'offline'
  const counts = host && quota ? quota : null
  const left = formatNumber(counts?.left ?? 0, readersLanguage())
  const label = isAgain ? t`Write ${AD_VARIANTS} more` : t`Write ${AD_VARIANTS} variants`
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Button
          variant="filled"
          leftSection={<IconSparkles size={16} stroke={1.7} aria-hidden />}
          busy={isBusy}
          disabled={isOffline || counts?.left === 0}
          aria-label={counts ? t`${label}, 1 of ${left} AI requests` : undefined}
          onClick={onWrite}
        >
          {label}
        </Button>
        {isBusy && (
          <Button variant="subtle" onClick={onStop}>
            <Trans>Stop</Trans>
          </Button>
        )}
        {counts && (
          <Text size="sm" c="dimmed" aria-hidden>
            <Trans>1 of {left} AI requests</Trans>
          </Text>
        )}
      </Group>
      {host !== undefined && (
        <Text size="sm" c="dimmed">
          {host === null ? (
            <Trans>
              No language model is set up here: variants are made of your listing's own phrases by rules, in the tone of
              your listing.
            </Trans>
          ) : (
            <Trans>Your listing's texts and what you enter are sent to {host}.</Trans>
          )}
        </Text>
      )}
    </Stack>
  )
}

/** The form in one line, above the variants of a phone. */
function Folded({ brief, onOpen }: { brief: CopyBrief; onOpen: () => void }) {
  const { t } = useLingui()
  const name = new Intl.DisplayNames(readersLanguage(), { type: 'language' }).of(brief.language)
  const tone = brief.tone === 'formal' ? t`formal` : t`informal`
  return (
    <Group justify="space-between" wrap="nowrap">
      <Box miw={0}>
        <Text fw={540}>
          {name}, {tone}
        </Text>
        <Text size="sm" c="dimmed" truncate>
          {keywordsIn(brief.keywords).join(', ')}
        </Text>
      </Box>
      <Button
        variant="subtle"
        leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.7} aria-hidden />}
        onClick={onOpen}
      >
        <Trans context="button">Change</Trans>
      </Button>
    </Group>
  )
}

/** ERR-060, ERR-061. */
function Failure({ error }: { error: unknown }) {
  const { i18n } = useLingui()
  const code = error instanceof ApiError ? error.code : null
  const isKnown = code === 'AI_DAY_LIMIT' || (error instanceof ApiError && error.kind === 'offline')
  return (
    <Note kind="error">
      <Text inherit fw={540}>
        <Trans>Something went wrong.</Trans>
      </Text>
      {code === 'QUOTA_EXCEEDED' ? (
        <Trans>This month's AI requests are used up.</Trans>
      ) : isKnown ? (
        i18n._(failureText(error))
      ) : (
        <Trans>Please try again later.</Trans>
      )}
    </Note>
  )
}
