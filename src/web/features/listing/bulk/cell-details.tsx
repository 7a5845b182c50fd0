import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Paper, Text } from '@mantine/core'
import { IconArrowBackUp, IconPencil } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import type { IgnoredRule } from '#contract/listing-drafts.ts'
import type { Project } from '#contract/projects.ts'
import { localeName } from '#web/i18n/locale-name.ts'
import { ButtonLink } from '#web/ui/controls/button-link.tsx'
import { WordDiff } from '#web/ui/display/word-diff.tsx'
import type { Store } from '#web/offline/create-store.ts'
import { ConflictCard } from '../editor/conflict-card.tsx'
import { FieldFindings } from '../editor/field-findings.tsx'
import { fieldNames } from '../field-names.ts'
import { placeIn, type BulkCell, type BulkLine, type CellPlace } from './bulk-lines.ts'
import { saveCell } from './save-cell.ts'

interface Props {
  project: Project
  cell: BulkCell
  isReadOnly: boolean
}

interface ChosenProps {
  project: Project
  lines: readonly BulkLine[]
  active: Store<CellPlace>
  isReadOnly: boolean
}

/** What is said of the chosen cell, and what can be done: below the grid, where it stays in sight. */
export function ChosenCell({ lines, active, ...props }: ChosenProps) {
  const { row, column } = placeIn(lines, useSyncExternalStore(active.subscribe, active.get))
  const cell = lines[row]?.cells[column]
  return cell && <CellDetails cell={cell} {...props} />
}

function CellDetails({ project, cell, isReadOnly }: Props) {
  const { i18n, t } = useLingui()
  const { language, edited } = cell
  const name = `${i18n._(fieldNames[edited.field])}, ${localeName(language)}`
  return (
    <Paper component="section" aria-label={t`Chosen text`} p="sm" px="md" style={inSight}>
      <Group gap="xs" justify="space-between">
        <Text fw={540}>{name}</Text>
        <Group gap="xs">
          {edited.isChanged && !isReadOnly && edited.refused.length === 0 && (
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconArrowBackUp size={16} stroke={1.7} aria-hidden />}
              aria-label={t`Back to live, ${name}`}
              onClick={() => void saveCell(project, cell, edited.live ?? '')}
            >
              <Trans>Back to live</Trans>
            </Button>
          )}
          <ButtonLink
            size="compact-sm"
            variant="subtle"
            to="/creatives/store-listing"
            search={{ language }}
            leftSection={<IconPencil size={16} stroke={1.7} aria-hidden />}
          >
            <Trans>Open in the editor</Trans>
          </ButtonLink>
        </Group>
      </Group>
      <CellNotes project={project} cell={cell} isReadOnly={isReadOnly} />
      {edited.isChanged && edited.live !== null && edited.refused.length === 0 && (
        <WordDiff before={edited.live} after={edited.text} lang={language} />
      )}
    </Paper>
  )
}

/** Where the grid is longer than the window. */
const inSight = { position: 'sticky', bottom: 8, zIndex: 4, maxHeight: '40vh', overflow: 'auto' } as const

/** A conflict to be ended, and what the rules say. */
export function CellNotes({ project, cell, isReadOnly }: Props) {
  const { language, edited, findings } = cell
  const { field, text, ignored, refused, draft } = edited
  const isFixed = isReadOnly || refused.length > 0
  const ignore = (rules: IgnoredRule[]) => void saveCell(project, cell, text, rules)
  return (
    <>
      {refused.length > 0 && (
        <ConflictCard
          place={{ project, language, field }}
          refused={refused}
          text={text}
          by={draft?.changedBy ?? null}
        />
      )}
      {findings.length > 0 && (
        <FieldFindings
          findings={findings}
          ignored={ignored}
          onChange={isFixed ? null : { mend: (mended) => void saveCell(project, cell, mended), ignore }}
        />
      )}
    </>
  )
}
