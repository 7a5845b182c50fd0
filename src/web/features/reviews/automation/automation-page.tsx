import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronLeft } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { RULES_MAX } from '#contract/reviews/automation.ts'
import { countryCodeOf } from '#contract/store.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { quotasRead } from '#web/data/queries/quotas-read.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { useRead } from '#web/data/queries/read.ts'
import { countriesRead } from '#web/data/queries/reads.ts'
import { withReviewTexts } from '#web/i18n/language.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { useMay } from '#web/session/hooks.ts'
import { Note } from '#web/ui/forms/note.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Freshness } from '#web/ui/freshness/freshness.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import { templatesRead } from '../templates/templates-read.ts'
import { RefusedChange } from './changes/refused-change.tsx'
import { usePendingRules } from './changes/use-pending-rules.ts'
import { useRuleChanges } from './changes/use-rule-changes.ts'
import { useRuleDrafts } from './drafts/use-rule-drafts.ts'
import { DryRun } from './dry-run/dry-run.tsx'
import { ForecastCard } from './forecast/forecast-card.tsx'
import { NoRules } from './list/no-rules.tsx'
import { RuleList } from './list/rule-list.tsx'
import { StatusTag } from './list/rule-texts.tsx'
import type { EditedRule } from './model/edited-rule.ts'
import { newRule, readyMade } from './model/ready-made.ts'
import { listRules, shapeOf, statusOf } from './model/rule-list.ts'
import { partOf, type Search } from './place.ts'
import { automationRead, reviewModelRead } from './reads/automation-read.ts'
import { useReviews } from './reads/use-reviews.ts'
import { RulePane } from './rule-pane.tsx'
import { useRuleView } from './use-rule-view.ts'
import classes from './automation.module.css'

const TemplatesDialog = lazyWithRetry(withReviewTexts(() => import('../templates/templates-dialog.tsx')))

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

/** `rr/automation`: rules that answer reviews, with what each would have done (REV-003, REV-006). */
export function AutomationPage({ app, identity, search, onSearch, isAiLocked, inbox }: Props) {
  const { t } = useLingui()
  const phone = usePhone()
  const mayChange = useMay('reviews/reply')
  const isOffline = useConnectivity() === 'offline'
  const { organizationId } = identity
  const automation = useRead(automationRead(app))
  const templates = useRead(templatesRead(organizationId)).data
  const quotas = useRead(quotasRead(identity)).data
  const model = useRead(reviewModelRead()).data
  const countries = useRead(countriesRead()).data
  const reviews = useReviews(app)
  const { drafts, isRead, keep, drop } = useRuleDrafts(app)
  const changes = useRuleChanges(app, automation.data, { keep, drop })
  const pending = usePendingRules(app)
  const [areTemplatesOpen, setTemplatesOpen] = useState(false)
  const list = listRules(automation.data ?? { rules: [], records: [] }, drafts)
  const selected = list.find(({ id }) => id === search.rule) ?? (phone ? null : (list[0] ?? null))
  const assistances = quotas?.find(({ slotType }) => slotType === 'AI_ASSISTANCE')
  const view = useRuleView({ app, list, selected, reviews, templates, assistances })
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
  if (automation.data === undefined || !isRead)
    return (
      <div className={classes.state}>
        {inbox}
        <SectionState
          state={state === 'ready' ? 'loading' : state}
          failed={<Trans>Couldn't load the rules</Trans>}
          unsaved={<Trans>Not saved on this device. The rules load when you're back online.</Trans>}
          onRetry={automation.refresh}
          minHeight={320}
          skeleton={[72, 72, 72].map((height, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <Skeleton key={index} height={height} />
          ))}
        />
      </div>
    )
  const notes = (
    <>
      {!mayChange && (
        <Note kind="info">
          <Trans>
            You may read the rules, not change them. Ask an administrator for the right to reply to reviews.
          </Trans>
        </Note>
      )}
      {isOffline && <Freshness at={automation.updatedAt} />}
      <RefusedChange app={app} shown={automation.data} put={changes.put} />
    </>
  )
  const dialog = areTemplatesOpen && (
    <TemplatesDialog organizationId={organizationId} onClose={() => setTemplatesOpen(false)} />
  )
  if (list.length === 0)
    return (
      <div className={classes.state}>
        {inbox}
        {notes}
        <NoRules
          mayChange={mayChange}
          onReadyMade={(kind) => add(readyMade(kind, { templates: templates?.templates ?? [], hasAi: !isAiLocked }))}
          onNew={() => add(newRule())}
        />
      </div>
    )
  const rules = (
    <RuleList
      rules={list}
      selected={selected?.id ?? null}
      dry={view.run?.answered ?? null}
      pending={pending}
      mayChange={mayChange}
      isFull={list.length >= RULES_MAX}
      onOpen={open}
      onNew={() => add(newRule())}
      onMove={(rule, by) => void changes.move(rule, by)}
    />
  )
  const dryRun = selected && (
    <div className={classes.aside}>
      <DryRun
        run={view.run}
        reviews={reviews}
        days={view.days}
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
      store={app.store}
      view={view}
      templates={templates}
      countries={[...new Set(countries?.map(({ locale }) => countryCodeOf(locale)))].toSorted()}
      isAiLocked={isAiLocked}
      hasModel={model?.isConfigured ?? null}
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
        <div className={classes.list}>{rules}</div>
        <div className={classes.editor}>
          <div className={classes.top}>
            {inbox}
            {notes}
          </div>
          {pane}
        </div>
        {dryRun}
        {dialog}
      </div>
    )
  if (!selected)
    return (
      <div className={classes.state}>
        {inbox}
        {notes}
        {rules}
      </div>
    )
  const part = partOf(search)
  const answered = view.run?.answered
  return (
    <div className={classes.phone}>
      <div className={classes.phoneHead}>
        <button type="button" className={classes.back} aria-label={t`All rules`} onClick={() => open(undefined)}>
          <IconChevronLeft size={22} stroke={1.8} aria-hidden />
        </button>
        <h2>{selected.edited.name.trim() || <Trans>New rule</Trans>}</h2>
        <StatusTag status={statusOf(selected)} />
      </div>
      {notes}
      <Segmented
        label={t`Part of the rule`}
        wide
        size="medium"
        options={[
          { value: 'rule', label: t`Rule` },
          { value: 'dry-run', label: answered === undefined ? t`Dry run` : t`Dry run: ${answered}` },
        ]}
        value={part}
        onChange={(next) => onSearch({ rule: selected.id, ...(next === 'dry-run' && { part: next }) }, true)}
      />
      {part === 'dry-run' ? dryRun : pane}
      {dialog}
    </div>
  )
}
