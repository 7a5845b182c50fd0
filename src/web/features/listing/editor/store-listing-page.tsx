import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Divider, Group, Paper, Select, Skeleton, Stack, Text } from '@mantine/core'
import { IconBookmarks, IconFolders } from '@tabler/icons-react'
import { Fragment, useDeferredValue, useState, type ComponentType, type ReactNode } from 'react'
import type { Finding } from '#aso/listing/lint/lint-listing.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { AppPage } from '#web/apps/app-page.tsx'
import { mayChange } from '#web/session/may.ts'
import { ViewOnly } from '#web/ui/access/view-only.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { consoleNames } from '../publish/publication-texts.ts'
import { PublishButton, PublishStatus } from '../publish/publish-part.tsx'
import { shownLanguage } from '../reads.ts'
import { CoverageCard } from './coverage-card.tsx'
import { DraftScoreCard } from './draft-score-card.tsx'
import { KeywordAuditCard } from './keyword-audit-card.tsx'
import { LanguageSelect } from './language-select.tsx'
import { ListingFieldEditor } from './listing-field.tsx'
import { ListingPreview } from './listing-preview.tsx'
import { LiveNote } from './live-note.tsx'
import { findingsOf, isProblem, useEditor, type EditedField } from './use-editor.ts'

interface Props {
  app: AppInCountry
  /** A language of the listing as the store names it; undefined: that of the selected country. */
  language: string | undefined
  onLanguage: (language: string) => void
}

/** `creatives/store-listing`: the texts of the own app's listing as drafts, one language at a time. */
export function StoreListingPage({ app, language, onLanguage }: Props) {
  const shown = shownLanguage(app, language)
  // What was typed in one language is saved as that when another is chosen.
  return <LanguageEditor key={shown} app={app} language={shown} onLanguage={onLanguage} />
}

/** No version is called so. */
const LIVE = 'live'

interface EditorProps extends Props {
  language: string
}

function LanguageEditor({ app, language, onLanguage }: EditorProps) {
  const { t } = useLingui()
  const { project } = app
  const editor = useEditor(app, language)
  const { fields, live, isLoading, type, save, ignore } = editor
  // What is worked out of the texts follows what is typed when there is time for it.
  const typed = useDeferredValue(fields)
  const findings = findingsOf(app, language, typed)
  const isReadOnly = !mayChange(project)
  const [version, setVersion] = useState<string | null>(null)
  const compared = live.earlier.find((one) => one.version === version) ?? null
  const put = (edited: EditedField, text: string) => {
    type(edited, text)
    save(edited.field)
  }
  const discard = (edited: EditedField) => {
    put(edited, edited.live ?? '')
    notify({
      kind: 'success',
      title: t`Draft discarded`,
      actions: [{ label: t`Undo`, onClick: () => put(edited, edited.text) }],
    })
  }
  const console = consoleNames[project.store]
  return (
    <AppPage
      title={project.title}
      iconUrl={project.iconUrl}
      store={project.store}
      about={<Trans>Drafts of your organisation. Publish them from here, in {console}, or with fastlane.</Trans>}
      at={live.result.updatedAt}
      busy={live.result.isRefreshing}
    >
      <Group gap="sm">
        <LanguageSelect app={app} language={language} drafted={editor.drafted} onChange={onLanguage} />
        {live.earlier.length > 0 && (
          <Select
            aria-label={t`Compare with`}
            w={190}
            allowDeselect={false}
            value={version ?? LIVE}
            data={[
              { value: LIVE, label: t`Compare with live` },
              ...live.earlier.map((one) => ({ value: one.version, label: t`Compare with ${one.version}` })),
            ]}
            onChange={(next) => setVersion(next === LIVE ? null : next)}
          />
        )}
        {!isLoading && (
          <Tally
            changed={fields.filter(({ isChanged }) => isChanged).length}
            problems={findings.filter((finding) => isProblemOf(finding, fields)).length}
          />
        )}
        {isReadOnly && <ViewOnly />}
        <Group gap="xs" ml="auto">
          <DialogButton app={app} icon={IconBookmarks} label={<Trans>Saved sets</Trans>} Opened={SetsDialog} />
          <DialogButton app={app} icon={IconFolders} label={<Trans>fastlane folders</Trans>} Opened={FastlaneDialog} />
          {!isReadOnly && <PublishButton app={app} fields={fields} />}
        </Group>
      </Group>
      <PublishStatus app={app} language={language} fields={fields} />
      <LiveNote editor={editor} />
      <Group align="flex-start" gap="md">
        <Paper flex="9 1 440px" miw={0} aria-busy={isLoading}>
          {isLoading
            ? fields.map(({ field }) => <FieldSkeleton key={field} />)
            : fields.map((edited, index) => (
                <Fragment key={edited.field}>
                  {index > 0 && <Divider />}
                  <ListingFieldEditor
                    edited={edited}
                    findings={findings.filter(({ field }) => field === edited.field)}
                    project={project}
                    language={language}
                    compared={compared}
                    isReadOnly={isReadOnly}
                    onType={type}
                    onLeave={save}
                    onDiscard={discard}
                    onIgnore={ignore}
                  />
                </Fragment>
              ))}
        </Paper>
        {!isLoading && (
          <Stack flex="1 1 300px" miw={0} gap="md">
            <CoverageCard
              app={app}
              language={language}
              locale={live.locale ?? app.locale}
              fields={typed}
              details={live.details}
            />
            {live.details && (
              <DraftScoreCard
                app={app}
                language={language}
                details={live.details}
                at={live.result.updatedAt ?? 0}
                fields={typed}
              />
            )}
            <ListingPreview app={app} language={language} fields={typed} details={live.details} />
            {project.store === 'APP_STORE' && (
              <KeywordAuditCard drafts={editor.drafts} language={language} fields={typed} onLanguage={onLanguage} />
            )}
          </Stack>
        )}
      </Group>
    </AppPage>
  )
}

/** How many texts of the language differ from what is live, and what the store would not take. */
const Tally = ({ changed, problems }: { changed: number; problems: number }) => (
  <Text size="sm" c="dimmed" role="status">
    {changed === 0 ? <Trans>As live</Trans> : <Plural value={changed} one="# text changed" other="# texts changed" />}
    {problems > 0 && (
      <Text span inherit c="bad" fw={540}>
        {', '}
        <Plural value={problems} one="# problem" other="# problems" />
      </Text>
    )}
  </Text>
)

const isProblemOf = (finding: Finding, fields: readonly EditedField[]) =>
  fields.some((one) => one.field === finding.field && isProblem(finding, one))

const FieldSkeleton = () => (
  <Stack gap={10} p="var(--sg-card-padding)">
    <Skeleton width={120} height={14} />
    <Skeleton height={42} />
  </Stack>
)

interface OpenerProps {
  app: AppInCountry
  icon: typeof IconFolders
  label: ReactNode
  Opened: ComponentType<{ app: AppInCountry; opened: boolean; onClose: () => void }>
}

/** A button that opens a dialog about the drafts of all languages; a dialog that is opened again begins anew. */
function DialogButton({ app, icon: Icon, label, Opened }: OpenerProps) {
  const [times, setTimes] = useState(0)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon size={17} stroke={1.7} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => {
          setTimes(times + 1)
          setOpened(true)
        }}
      >
        {label}
      </Button>
      {times > 0 && <Opened key={times} app={app} opened={opened} onClose={() => setOpened(false)} />}
    </>
  )
}

const FastlaneDialog = lazyWithRetry(async () => ({
  default: (await import('../fastlane/fastlane-dialog.tsx')).FastlaneDialog,
}))
const SetsDialog = lazyWithRetry(async () => ({ default: (await import('../sets/sets-dialog.tsx')).SetsDialog }))
