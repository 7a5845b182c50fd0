import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Group, Radio, Stack, Text, TextInput } from '@mantine/core'
import { IconDownload, IconRefresh } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import {
  getListingPublications,
  publishListing,
  type ListingPlan,
  type PublicationChoice,
} from '#contract/listing-publications.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { missingState } from '#web/data/queries/read-state.ts'
import { useRead, type ReadResult } from '#web/data/queries/read.ts'
import { refreshReads } from '#web/data/queries/refresh-reads.ts'
import { localeName } from '#web/i18n/locale-name.ts'
import { newId } from '#web/offline/abilities/browser-abilities.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { changeFailureText } from '#web/ui/feedback/failure-text.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { fileNameOf } from '#web/ui/files/file-name.ts'
import { saveFile } from '#web/ui/files/save-file.ts'
import { Note, OfflineNote } from '#web/ui/forms/note.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { listingPlanRead } from '../reads.ts'
import { PlanList } from './plan-list.tsx'
import { consoleNames, missingNames, stopText } from './publication-texts.ts'

interface Props {
  app: AppInCountry
  /** Drafts of the language are still on their way to the server. */
  isWaiting: boolean
  opened: boolean
  onClose: () => void
}

/** What publishing changes in the console of the app's store, asked for before it is done. */
export function PublishDialog({ app, isWaiting, opened, onClose }: Props) {
  const console = consoleNames[app.project.store]
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      width={720}
      title={<Trans>Publish to {console}</Trans>}
      description={<Trans>This is what would change. Nothing is written before you publish.</Trans>}
    >
      {/* What was written last belongs to the plan. */}
      {isWaiting ? (
        <Note kind="info">
          <Trans>Your drafts are sent first. The plan comes once they are.</Trans>
        </Note>
      ) : (
        <ReadPlan app={app} onDone={onClose} />
      )}
    </Dialog>
  )
}

function ReadPlan({ app, onDone }: Pick<PlanProps, 'app' | 'onDone'>) {
  const { projectId, store } = app.project
  const console = consoleNames[store]
  const result = useRead(listingPlanRead(projectId))
  const [openedAt] = useState(() => Date.now())
  // A plan of an earlier time says nothing of now.
  const plan = (result.updatedAt ?? 0) >= openedAt ? result.data : undefined
  return plan ? (
    <Plan app={app} plan={plan} result={result} onDone={onDone} />
  ) : (
    <SectionState
      state={result.error ? missingState(result) : 'loading'}
      failed={<Trans>Couldn't read {console}</Trans>}
      unsaved={<Trans>{console} is read when you're back online</Trans>}
      onRetry={result.refresh}
    />
  )
}

interface PlanProps {
  app: AppInCountry
  plan: ListingPlan
  result: ReadResult<ListingPlan>
  onDone: () => void
}

function Plan({ app, plan, result, onDone }: PlanProps) {
  const { i18n, t } = useLingui()
  const { project } = app
  const { store } = project
  const console = consoleNames[store]
  const isOffline = useConnectivity() === 'offline'
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [choice, setChoice] = useState<PublicationChoice>('save')
  const [cancelsReview, setCancelsReview] = useState(false)
  const [number, setNumber] = useState(plan.version?.number ?? '')
  // The same for each attempt: what was sent twice is published once.
  const [id] = useState(newId)
  const chosen = plan.changes.filter((one) => one.problem === null && !left.has(one.id))
  const isOfVersion = plan.version !== null && (choice === 'submit' || chosen.some(isOfNext))
  const isNew = isOfVersion && plan.version?.isNew === true
  const isNumber = /^\d+(\.\d+){0,2}$/.test(number.trim())
  const { isBusy, failure, submit } = useSubmit(async () => {
    await call(publishListing, {
      params: { projectId: project.projectId },
      body: { id, choice, changes: chosen.map((one) => one.id), version: isNew ? number.trim() : null, cancelsReview },
    })
    await refreshReads([{ endpoint: getListingPublications, input: { params: { projectId: project.projectId } } }])
    onDone()
  })
  const toggle = (one: string) => {
    const next = new Set(left)
    if (!next.delete(one)) next.add(one)
    setLeft(next)
  }
  if (plan.stop)
    return (
      <Note kind="error">
        {i18n._(stopText(plan.stop, store))}{' '}
        <Link to="/connection/{-$tab}" params={{ tab: 'my-apps' }}>
          <Trans>Connections</Trans>
        </Link>
      </Note>
    )
  const count = chosen.length
  const isNothing = count === 0 && (choice === 'save' || plan.version === null || plan.version.isNew)
  return (
    <Stack gap="lg">
      {plan.wasRefused && (
        <Note kind="info">
          {store === 'APP_STORE' ? (
            <Trans>
              Last time this key wasn't allowed to change the listing. It needs the role App Manager or Admin.
            </Trans>
          ) : (
            <Trans>
              Last time this key wasn't allowed to change the listing. In Play Console it needs the permission to manage
              the store presence.
            </Trans>
          )}
        </Note>
      )}
      {plan.changes.length === 0 ? (
        <Text c="dimmed">
          <Trans>{console} has all your drafts already.</Trans>
        </Text>
      ) : (
        <PlanList changes={plan.changes} left={left} onToggle={toggle} />
      )}
      {plan.version && (
        <Radio.Group
          label={<Trans>Then</Trans>}
          value={choice}
          onChange={(value) => setChoice(value === 'submit' ? 'submit' : 'save')}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="save" label={<Trans>Save on the version</Trans>} />
            <Radio value="submit" label={<Trans>Save and submit for review</Trans>} />
          </Stack>
        </Radio.Group>
      )}
      {store === 'GOOGLE_PLAY' && count > 0 && (
        <Radio.Group
          label={<Trans>If other changes of this app are in review</Trans>}
          value={cancelsReview ? 'cancel' : 'stop'}
          onChange={(value) => setCancelsReview(value === 'cancel')}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="stop" label={<Trans>Publish nothing, and tell me</Trans>} />
            <Radio value="cancel" label={<Trans>Cancel that review, and send all changes together</Trans>} />
          </Stack>
        </Radio.Group>
      )}
      {isNew && (
        <TextInput
          label={<Trans>Number of the new version</Trans>}
          description={<Trans>No version can be edited now, so this one is created.</Trans>}
          value={number}
          error={isNumber ? null : t`Enter a number such as 4.13`}
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
      )}
      {choice === 'submit' && plan.incomplete.length > 0 && (
        <Note kind="info">
          <Trans>Apple reviews no version whose languages lack texts. These are missing:</Trans>{' '}
          {plan.incomplete
            .map(
              ({ locale, missing }) =>
                `${localeName(locale)} (${missing.map((one) => i18n._(missingNames[one])).join(', ')})`,
            )
            .join('; ')}
        </Note>
      )}
      {plan.incomplete.some((one) => one.isNew) && (
        <Note kind="info">
          <Trans>A new language has to be complete before the version can be submitted.</Trans>
        </Note>
      )}
      {failure !== null && (
        <Note kind="error">
          {isConflict(failure) ? (
            <Trans>
              Drafts or texts in {console} changed meanwhile, or other texts are just being published. Read the plan
              again.
            </Trans>
          ) : (
            i18n._(changeFailureText(failure))
          )}
        </Note>
      )}
      <OfflineNote />
      <Group justify="space-between">
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconDownload size={17} stroke={1.7} aria-hidden />}
            onClick={() => saveFile(planFile(plan), `${fileNameOf(project.title)}-plan.json`, 'application/json')}
          >
            <Trans>Save the plan as JSON</Trans>
          </Button>
          <Button
            variant="subtle"
            leftSection={<IconRefresh size={17} stroke={1.7} aria-hidden />}
            loading={result.isRefreshing}
            onClick={result.refresh}
          >
            <Trans>Read again</Trans>
          </Button>
        </Group>
        <Button
          variant="filled"
          busy={isBusy}
          disabled={isOffline || isNothing || (isNew && !isNumber)}
          onClick={() => void submit()}
        >
          {count === 0 ? (
            <Trans>Submit for review</Trans>
          ) : (
            <Plural value={count} one="Publish # change" other="Publish # changes" />
          )}
        </Button>
      </Group>
    </Stack>
  )
}

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE'

const isOfNext = ({ target }: ListingPlan['changes'][number]) => target !== 'live-version'

/** The same for the same plan, whenever it is read. */
function planFile({ version, changes, incomplete }: ListingPlan): string {
  const texts = changes.map(({ locale, field, target, from, to, problem }) => ({
    locale,
    field,
    target,
    from,
    to,
    problem,
  }))
  return `${JSON.stringify({ version, changes: texts, incomplete }, null, 2)}\n`
}
