import { Trans } from '@lingui/react/macro'
import { Box, Flex, Skeleton, Stack } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { RULES_MAX } from '#contract/reviews/automation.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { useMay } from '#web/session/hooks.ts'
import { mayChange as mayChangeApp } from '#web/session/may.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { PANE, usePaneKeys } from '#web/ui/hooks/use-pane-keys.ts'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { DryRun } from './dry-run.tsx'
import { ForecastCard } from './forecast-card.tsx'
import { NoRules } from './no-rules.tsx'
import { RuleList } from './rule-list.tsx'
import type { EditedRule } from './edited-rule.ts'
import { newRule, readyMade } from './ready-made.ts'
import { shapeOf } from './listed-rules.ts'
import { PageNotes } from './rule-notes.tsx'
import { PhoneView, partOf, type Search } from './phone-view.tsx'
import { RulePane } from './rule-pane.tsx'
import { useSamples } from './use-samples.ts'
import { useAutomation } from './use-automation.ts'
import { useRuleView } from './use-rule-view.ts'
import classes from './automation.module.css'

const TemplatesDialog = lazyWithRetry(() => import('../templates/templates-dialog.tsx'))

interface Props {
  app: SelectedApp
  identity: Identity
  search: Search
  onSearch: (search: Search, replace: boolean) => void
  /** The plan holds no AI drafts. */
  isAiLocked: boolean
  /** The way back to the inbox. */
  inbox: ReactNode
}

/** `rr/automation`: rules that answer reviews, each with a dry run (REV-003, REV-006). */
export function AutomationPage({ app, identity, search, onSearch, isAiLocked, inbox: link }: Props) {
  const phone = usePhone()
  usePaneKeys()
  const mayReply = useMay('reviews/reply')
  const mayEdit = mayChangeApp(app.project)
  const mayChange = mayReply && mayEdit
  const all = useAutomation(app, identity)
  const { automation, templates, reviews, assistances, list, keep, drop, changes } = all
  const [areTemplatesOpen, setTemplatesOpen] = useState(false)
  const selected = list.find(({ id }) => id === search.rule) ?? (phone ? null : (list[0] ?? null))
  const view = useRuleView({ app, list, selected, reviews, templates, assistances })
  const samples = useSamples({
    app,
    edited: selected?.edited ?? null,
    run: view.run,
    left: view.forecast?.left ?? null,
    onEach: all.recount,
  })
  const state = readState(automation)
  const open = (rule: string | undefined, replace = false) => onSearch(rule === undefined ? {} : { rule }, replace)
  const add = (edited: EditedRule) => {
    keep({ edited, seen: null })
    open(edited.id)
  }
  const except = (reviewId: string, isException: boolean) => {
    if (!selected) return
    const { edited, rule } = selected
    const rest = edited.exceptions.filter((id) => id !== reviewId)
    keep({
      edited: { ...edited, exceptions: isException ? [...rest, reviewId] : rest },
      seen: rule && shapeOf(rule),
    })
  }
  const inbox = (
    <Flex
      component="p"
      className={classes.inbox}
      gap="xs"
      align="center"
      c="dimmed"
      style={{ alignSelf: 'flex-start' }}
    >
      <IconChevronLeft size={17} stroke={1.8} aria-hidden />
      {link}
    </Flex>
  )
  if (automation.data === undefined || !all.isRead)
    return (
      <Stack px="var(--sg-gutter)" pt={18} pb={40}>
        {inbox}
        <SectionState
          state={state === 'ready' ? 'loading' : state}
          failed={<Trans>Couldn't load the rules</Trans>}
          unsaved={<Trans>Not saved on this device. The rules load when you're back online.</Trans>}
          onRetry={automation.refresh}
          minHeight={320}
          skeleton={[0, 1, 2].map((rule) => (
            <Skeleton key={rule} height={72} />
          ))}
        />
      </Stack>
    )
  const notes = (
    <PageNotes
      app={app}
      shown={automation.data}
      at={automation.updatedAt}
      lacks={!mayReply ? 'reply' : !mayEdit ? 'edit' : null}
      put={changes.put}
    />
  )
  const dialog = areTemplatesOpen && (
    <TemplatesDialog organizationId={identity.organizationId} onClose={() => setTemplatesOpen(false)} />
  )
  if (list.length === 0)
    return (
      <Stack px="var(--sg-gutter)" pt={18} pb={40}>
        {inbox}
        {notes}
        <NoRules
          mayChange={mayChange}
          isLoading={all.areTemplatesLoading}
          onReadyMade={(kind) => add(readyMade(kind, { templates: templates?.templates ?? [], hasAi: !isAiLocked }))}
          onNew={() => add(newRule())}
        />
      </Stack>
    )
  const rules = (
    <RuleList
      rules={list}
      selected={selected?.id ?? null}
      dry={view.run?.answered ?? null}
      pending={all.pending}
      mayChange={mayChange}
      isFull={list.length >= RULES_MAX}
      onOpen={open}
      onNew={() => add(newRule())}
      onMove={(rule, by) => void changes.move(rule, by)}
    />
  )
  const dryRun = selected && (
    <div {...PANE} className={classes.aside}>
      <DryRun
        run={view.run}
        reviews={reviews}
        days={view.days}
        samples={isAiLocked || all.hasModel === false ? null : samples}
        isOutOfAssistances={view.isOut}
        mayChange={mayChange}
        onDays={view.setDays}
        onExcept={except}
      />
      <ForecastCard assistances={assistances} forecast={view.forecast} byTemplate={selected.edited.by === 'template'} />
    </div>
  )
  const pane = selected && (
    <RulePane
      key={selected.id}
      rule={selected}
      draftsState={all.draftsState}
      store={app.store}
      view={view}
      templates={templates}
      countries={all.countries}
      isAiLocked={isAiLocked}
      hasModel={all.hasModel}
      mayChange={mayChange}
      changes={changes}
      keep={keep}
      drop={drop}
      onTemplates={() => setTemplatesOpen(true)}
      onRemoved={() => open(undefined, true)}
    />
  )
  if (!phone)
    return (
      <div className={classes.panes}>
        <Box {...PANE} px="sm" py={22}>
          {rules}
        </Box>
        <div {...PANE} className={classes.editor}>
          <Stack px="xl" pt={18}>
            {inbox}
            {notes}
          </Stack>
          {pane}
        </div>
        {dryRun}
        {dialog}
      </div>
    )
  if (!selected)
    return (
      <Stack px="var(--sg-gutter)" pt={18} pb={40}>
        {inbox}
        {notes}
        {rules}
      </Stack>
    )
  const part = partOf(search)
  return (
    <PhoneView
      rule={selected}
      part={part}
      answered={view.run?.answered ?? null}
      notes={notes}
      onPart={(next) => onSearch({ rule: selected.id, ...(next === 'dry-run' && { part: next }) }, true)}
      onBack={() => open(undefined)}
    >
      {part === 'dry-run' ? dryRun : pane}
      {dialog}
    </PhoneView>
  )
}
