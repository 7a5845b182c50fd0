import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Divider, Group, Stack, Text } from '@mantine/core'
import { IconBraces, IconFileSpreadsheet, IconTable } from '@tabler/icons-react'
import { tableOf } from '#aso/listing/table/write-table.ts'
import { jsonOf } from '#aso/listing/table/listing-json.ts'
import type { ListingText } from '#aso/listing/fastlane/folders.ts'
import type { Store } from '#contract/store.ts'
import { AppPage } from '#web/apps/app-page.tsx'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { useRead } from '#web/data/queries/read.ts'
import { language as readersLanguage } from '#web/i18n/language.ts'
import { mayChange } from '#web/session/may.ts'
import { ViewOnly } from '#web/ui/access/view-only.tsx'
import { ButtonLink } from '#web/ui/controls/button-link.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { changeFailureText } from '#web/ui/feedback/failure-text.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { fileNameOf } from '#web/ui/files/file-name.ts'
import { saveFile } from '#web/ui/files/save-file.ts'
import { useBulkTexts } from '../bulk/use-bulk-texts.ts'
import { isDraft } from '../editor/use-editor.ts'
import { ExportPart } from '../fastlane/export-part.tsx'
import { ImportPart } from '../fastlane/import-part.tsx'
import { listingDraftsRead } from '../reads.ts'
import { JsonImport } from './json-import.tsx'

/** `creatives/import-export`: the texts of all languages as files, out and in. */
export function ImportExportPage({ app }: { app: AppInCountry }) {
  const { project } = app
  const drafts = useRead(listingDraftsRead(project.projectId))
  const state = readState(drafts)
  return (
    <AppPage
      title={project.title}
      iconUrl={project.iconUrl}
      store={project.store}
      about={<Trans>The texts of your listing as files. What you import becomes drafts; nothing is published.</Trans>}
      at={drafts.updatedAt}
      busy={drafts.isRefreshing}
    >
      {state === 'ready' ? (
        <Stack gap="md">
          <TablesCard app={app} />
          {mayChange(project) ? <ImportCard app={app} /> : <ViewOnly />}
          <FastlaneCard app={app} />
        </Stack>
      ) : (
        <SectionState
          state={state}
          failed={<Trans>Couldn't load the drafts</Trans>}
          unsaved={<Trans>Drafts load when you're back online</Trans>}
          onRetry={drafts.refresh}
          minHeight={240}
        />
      )}
    </AppPage>
  )
}

/** All texts as one file: as drafted, and as live where there is no draft. */
function TablesCard({ app }: { app: AppInCountry }) {
  const { store, title } = app.project
  const { rows } = useBulkTexts(app, { added: [], hasNotes: true })
  const texts = rows.flatMap(({ language, fields }) =>
    fields.flatMap(({ field, text }): ListingText[] => (text === '' ? [] : [{ locale: language, field, text }])),
  )
  const languages = new Set(texts.map(({ locale }) => locale)).size
  const isLoading = rows.some(({ liveState }) => liveState === 'loading')
  const name = fileNameOf(title)
  return (
    <Card title={<Trans>Export as a file</Trans>} padded>
      <Stack gap="sm" align="start">
        <Text c="dimmed">
          <Plural value={texts.length} one="# text" other="# texts" />{' '}
          <Plural value={languages} one="in # language:" other="in # languages:" />{' '}
          <Trans>as drafted, and as live where there is no draft. Languages of your countries and drafts.</Trans>
        </Text>
        <Text size="sm" c="dimmed">
          <Trans>
            In a CSV or XLSX file, an apostrophe goes before what a spreadsheet would compute. The import takes it off
            again.
          </Trans>
        </Text>
        <Group gap="sm">
          <Button
            leftSection={<IconTable size={17} stroke={1.7} aria-hidden />}
            disabled={texts.length === 0}
            loading={isLoading}
            onClick={() =>
              saveFile(tableOf(store, texts, readersLanguage()), `${name}-texts.csv`, 'text/csv;charset=utf-8')
            }
          >
            <Trans>Save as CSV</Trans>
          </Button>
          <Button
            leftSection={<IconFileSpreadsheet size={17} stroke={1.7} aria-hidden />}
            disabled={texts.length === 0}
            loading={isLoading}
            onClick={() => void saveWorkbook(store, texts, `${name}-texts.xlsx`)}
          >
            <Trans>Save as XLSX</Trans>
          </Button>
          <Button
            leftSection={<IconBraces size={17} stroke={1.7} aria-hidden />}
            disabled={texts.length === 0}
            loading={isLoading}
            onClick={() => saveFile(jsonOf(store, texts), `${name}-texts.json`, 'application/json')}
          >
            <Trans>Save as JSON</Trans>
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}

/** What writes workbooks is loaded when the first one is asked for. */
async function saveWorkbook(store: Store, texts: readonly ListingText[], name: string): Promise<void> {
  try {
    const { workbookOf } = await import('#aso/listing/table/write-workbook.ts')
    const file = await workbookOf(store, texts)
    saveFile(file, name, file.type)
  } catch (error) {
    notify({ kind: 'error', title: t`Couldn't save the file`, description: i18n._(changeFailureText(error)) })
  }
}

const ImportCard = ({ app }: { app: AppInCountry }) => (
  <Card title={<Trans>Import a file</Trans>} padded>
    <Stack gap="md" align="start">
      <JsonImport app={app} />
      <Divider w="100%" />
      <Text c="dimmed">
        <Trans>Tables of any tool, with columns in any order, are mapped first.</Trans>
      </Text>
      <ButtonLink variant="default" to="/creatives/csv-upload">
        <Trans>CSV upload</Trans>
      </ButtonLink>
    </Stack>
  </Card>
)

function FastlaneCard({ app }: { app: AppInCountry }) {
  const { t } = useLingui()
  const drafts = useRead(listingDraftsRead(app.project.projectId)).data ?? []
  return (
    <Card title={t`fastlane folders`} padded>
      <Stack gap="lg">
        <ExportPart app={app} drafts={drafts.filter(isDraft)} />
        {mayChange(app.project) && (
          <>
            <Divider />
            <ImportPart app={app} drafts={drafts} onDone={() => {}} />
          </>
        )}
      </Stack>
    </Card>
  )
}
