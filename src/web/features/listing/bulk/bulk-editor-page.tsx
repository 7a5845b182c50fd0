import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Kbd, Skeleton, Stack, Text } from '@mantine/core'
import { IconClipboardText, IconCopyPlus, IconReplace } from '@tabler/icons-react'
import { startTransition, useState, type ReactNode } from 'react'
import { listingFields } from '#aso/listing/fields.ts'
import { languagesOf } from '#aso/listing/store-languages.ts'
import { AppPage } from '#web/apps/app-page.tsx'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { localeName } from '#web/i18n/locale-name.ts'
import { createStore, saysTheSame } from '#web/offline/create-store.ts'
import { mayChange } from '#web/session/may.ts'
import { ViewOnly } from '#web/ui/access/view-only.tsx'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { fieldNames } from '../field-names.ts'
import { BulkCards } from './bulk-cards.tsx'
import { FilterChoice, ViewChoice } from './bulk-choices.tsx'
import { BulkGrid } from './bulk-grid.tsx'
import { isShown, linesOf, placeIn, type BulkView, type CellPlace, type LineFilter } from './bulk-lines.ts'
import { ChosenCell } from './cell-details.tsx'
import { saveCell } from './save-cell.ts'
import { useBulkTexts, type BulkTexts } from './use-bulk-texts.ts'
import { useFindings } from './use-findings.ts'

/** What the address says is shown. */
export interface BulkSearch {
  /** A text of the listing, or `all`; undefined: the name. */
  text: string | undefined
  /** A language whose texts are shown alone; undefined: all languages. */
  language: string | undefined
}

interface Props extends BulkSearch {
  app: AppInCountry
  onShow: (search: Partial<BulkSearch>) => void
}

type Opened = { dialog: 'replace' | 'fill' } | { dialog: 'paste'; at: CellPlace; block: string } | null

/** `creatives/bulk-editor`: one text in many languages, or many texts of one, as the cells of a sheet. */
export function BulkEditorPage({ app, text, language, onShow }: Props) {
  const { project } = app
  const { i18n, t } = useLingui()
  const phone = usePhone()
  const all = languagesOf(project.store)
  const view: BulkView =
    listingFields[project.store].find(({ field }) => field === text)?.field ?? (text === 'all' ? 'all' : 'title')
  const alone = language !== undefined && all.includes(language) ? language : null
  const [isEvery, setEvery] = useState(false)
  const [filter, setFilter] = useState<LineFilter>('all')
  const [active] = useState(() => createStore<CellPlace>({ row: 0, column: 0 }, saysTheSame))
  const [opened, setOpened] = useState<Opened>(null)
  const isReadOnly = !mayChange(project)

  const texts = useBulkTexts(app, {
    added: isEvery ? all : alone === null ? [] : [alone],
    hasNotes: view === 'all' || view === 'whatsNew' || alone !== null,
  })
  const findings = useFindings(app, texts.rows)
  const lines = linesOf(texts.rows, { view, language: alone, findings })
  const shown = lines.filter((line) => isShown(line, filter))
  const cells = shown.flatMap((line) => line.cells)
  const columns =
    alone !== null || view !== 'all'
      ? [view === 'all' ? 'title' : view]
      : listingFields[project.store].map(({ field }) => field)
  const viewName = view === 'all' ? t`All texts` : i18n._(fieldNames[view])
  const aloneName = alone === null ? '' : localeName(alone)
  const caption =
    alone === null
      ? plural(shown.length, { one: `${viewName} in # language`, other: `${viewName} in # languages` })
      : t`Texts in ${aloneName}`
  const isLoading = texts.state === 'loading' || (texts.rows[0]?.liveState === 'loading' && texts.state !== 'failed')
  return (
    <AppPage
      title={project.title}
      iconUrl={project.iconUrl}
      store={project.store}
      about={<Trans>The same drafts as in the store listing editor, many at once.</Trans>}
      at={texts.live.updatedAt}
      busy={texts.live.isRefreshing}
    >
      <Group gap="sm" justify="space-between">
        <Group gap="sm">
          <ViewChoice app={app} view={view} isAlone={alone !== null} onView={(next) => onShow({ text: next })} />
          <FilterSelect
            label={t`Languages`}
            value={alone ?? ''}
            options={[
              { value: '', label: t`All languages` },
              ...texts.rows.map((row) => ({ value: row.language, label: localeName(row.language) })),
            ]}
            isSet={alone !== null}
            onChange={(next) => onShow({ language: next || undefined })}
          />
        </Group>
        {isReadOnly ? (
          <ViewOnly />
        ) : (
          <Group gap="xs">
            <Tool Icon={IconReplace} onClick={() => setOpened({ dialog: 'replace' })}>
              <Trans>Find and replace</Trans>
            </Tool>
            <Tool Icon={IconCopyPlus} onClick={() => setOpened({ dialog: 'fill' })}>
              <Trans>Fill from a language</Trans>
            </Tool>
            <Tool
              Icon={IconClipboardText}
              onClick={() => setOpened({ dialog: 'paste', at: placeIn(shown, active.get()), block: '' })}
            >
              <Trans>Paste</Trans>
            </Tool>
          </Group>
        )}
      </Group>
      <Group gap="sm" justify="space-between">
        <FilterChoice lines={lines} filter={filter} onFilter={setFilter} />
        {alone === null && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-pressed={isEvery}
            onClick={() => startTransition(() => setEvery(!isEvery))}
          >
            {isEvery ? (
              <Trans>Only my countries and drafts</Trans>
            ) : (
              <Plural value={all.length} one="All # language of the store" other="All # languages of the store" />
            )}
          </Button>
        )}
      </Group>
      <TextsNote texts={texts} />
      {isLoading ? (
        <Stack gap={10} aria-busy="true">
          {texts.rows.slice(0, 8).map((row) => (
            <Skeleton key={row.language} height={36} />
          ))}
        </Stack>
      ) : shown.length === 0 ? (
        <EmptyState
          title={<Trans>No text is like that</Trans>}
          action={
            <Button onClick={() => setFilter('all')}>
              <Trans>Show all</Trans>
            </Button>
          }
        />
      ) : phone ? (
        <BulkCards project={project} caption={caption} lines={shown} isReadOnly={isReadOnly} />
      ) : (
        <>
          <BulkGrid
            key={`${view} ${alone}`}
            caption={caption}
            columns={columns}
            head={alone === null ? t`Language` : t`Text`}
            lines={shown}
            active={active}
            isReadOnly={isReadOnly}
            onSave={(cell, next) => void saveCell(project, cell, next)}
            onPaste={(at, block) => setOpened({ dialog: 'paste', at, block })}
          />
          <ChosenCell project={project} lines={shown} active={active} isReadOnly={isReadOnly} />
          {!isReadOnly && <Keys />}
        </>
      )}
      {opened?.dialog === 'replace' && <ReplaceDialog app={app} cells={cells} opened onClose={() => setOpened(null)} />}
      {opened?.dialog === 'fill' && (
        <FillDialog
          app={app}
          cells={cells}
          all={linesOf(texts.rows, { view: 'all', language: null, findings }).flatMap((line) => line.cells)}
          opened
          onClose={() => setOpened(null)}
        />
      )}
      {opened?.dialog === 'paste' && (
        <PasteDialog
          app={app}
          lines={shown}
          at={opened.at}
          block={opened.block}
          opened
          onClose={() => setOpened(null)}
        />
      )}
    </AppPage>
  )
}

/** What could not be loaded, and what the store would not take. */
function TextsNote({ texts: { state, live, rows, refreshDrafts } }: { texts: BulkTexts }) {
  const unsaved = rows.filter(({ liveState }) => liveState === 'unsaved').length
  const retry = (onRetry: () => void) => (
    <Button size="compact-sm" variant="subtle" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  )
  if (state === 'failed')
    return (
      <Note kind="error">
        <Trans>
          Couldn't load the drafts of your organisation. What you write is compared with them once they load.
        </Trans>{' '}
        {retry(refreshDrafts)}
      </Note>
    )
  if (live.hasFailed)
    return (
      <Note kind="error">
        <Trans>Couldn't load what is live in all languages.</Trans> {retry(live.refresh)}
      </Note>
    )
  if (unsaved > 0)
    return (
      <Note kind="offline">
        <Plural
          value={unsaved}
          one="What is live in # language is not saved on this device. You can write drafts all the same."
          other="What is live in # languages is not saved on this device. You can write drafts all the same."
        />
      </Note>
    )
  return null
}

interface ToolProps {
  Icon: typeof IconReplace
  onClick: () => void
  children: ReactNode
}

const Tool = ({ Icon, onClick, children }: ToolProps) => (
  <Button
    variant="default"
    leftSection={<Icon size={17} stroke={1.7} aria-hidden />}
    aria-haspopup="dialog"
    onClick={onClick}
  >
    {children}
  </Button>
)

const Keys = () => (
  <Text size="sm" c="dimmed">
    <Trans>
      <Kbd>Enter</Kbd> writes in a cell, <Kbd>Esc</Kbd> gives up what you wrote, <Kbd>Ctrl</Kbd> <Kbd>D</Kbd> copies the
      cell above, <Kbd>Ctrl</Kbd> <Kbd>V</Kbd> pastes cells of a spreadsheet.
    </Trans>
  </Text>
)

const ReplaceDialog = lazyWithRetry(async () => ({ default: (await import('./replace-dialog.tsx')).ReplaceDialog }))
const FillDialog = lazyWithRetry(async () => ({ default: (await import('./fill-dialog.tsx')).FillDialog }))
const PasteDialog = lazyWithRetry(async () => ({ default: (await import('./paste-dialog.tsx')).PasteDialog }))
