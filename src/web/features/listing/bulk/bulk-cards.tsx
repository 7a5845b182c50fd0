import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Paper, Stack, Text, Textarea } from '@mantine/core'
import { memo, useState } from 'react'
import { cleanText } from '#aso/listing/fields.ts'
import { countCharacters } from '#aso/characters.ts'
import type { Project } from '#contract/projects.ts'
import { DRAFT_TEXT_MAX } from '#contract/protocol/limits.ts'
import { localeName } from '#web/i18n/locale-name.ts'
import { useUnsaved } from '#web/offline/hooks.ts'
import { CharPill } from '#web/ui/display/char-pill.tsx'
import { fieldNames } from '../field-names.ts'
import { useDrawnRows } from './bulk-grid.tsx'
import { isSameLine, type BulkCell, type BulkLine } from './bulk-lines.ts'
import { CellNotes } from './cell-details.tsx'
import { StateBadge } from './cell-text.tsx'
import { saveCell } from './save-cell.ts'

interface Props {
  project: Project
  caption: string
  lines: readonly BulkLine[]
  isReadOnly: boolean
}

/** Cards that are drawn in one task. */
const CARDS_AT_ONCE = 5

/** The grid on a phone: a card a language. */
export function BulkCards({ project, caption, lines, isReadOnly }: Props) {
  const drawn = useDrawnRows(lines.length, CARDS_AT_ONCE)
  return (
    <Stack component="ul" gap="sm" aria-label={caption}>
      {lines.slice(0, drawn).map((line) => (
        <LineCard key={line.id} project={project} line={line} isReadOnly={isReadOnly} />
      ))}
    </Stack>
  )
}

interface CardProps {
  project: Project
  line: BulkLine
  isReadOnly: boolean
}

const LineCard = memo(
  function LineCard({ project, line, isReadOnly }: CardProps) {
    const { i18n } = useLingui()
    return (
      <Paper component="li" p="sm">
        <Stack gap="sm">
          {line.cells.map((cell, index) => (
            <div key={cell.edited.field}>
              <Group gap="xs" wrap="nowrap" justify="space-between" mb={6}>
                <Text fw={540}>
                  {line.name || line.cells.length > 1
                    ? `${i18n._(fieldNames[cell.edited.field])}${index === 0 && !line.name ? `, ${localeName(line.language)}` : ''}`
                    : localeName(line.language)}
                </Text>
                <StateBadge cell={cell} />
              </Group>
              <CardField project={project} cell={cell} isReadOnly={isReadOnly} />
            </div>
          ))}
        </Stack>
      </Paper>
    )
  },
  (before, next) =>
    before.project === next.project && before.isReadOnly === next.isReadOnly && isSameLine(before.line, next.line),
)

/** One text; what is written is kept once the field is left. */
function CardField({ project, cell, isReadOnly }: { project: Project; cell: BulkCell; isReadOnly: boolean }) {
  const { t, i18n } = useLingui()
  const { language, edited } = cell
  const { field, isLine, limit, live, refused } = edited
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? edited.text
  const count = countCharacters(text)
  const name = `${i18n._(fieldNames[field])}, ${localeName(language)}`
  useUnsaved(`bulk ${language} ${field}`, typed !== null)
  const leave = async () => {
    if (typed === null) return
    if (typed !== edited.text) await saveCell(project, cell, typed)
    setTyped((now) => (now === typed ? null : now))
  }
  return (
    <>
      <Textarea
        size="md"
        aria-label={t`New ${name}`}
        value={text}
        lang={language}
        dir="auto"
        minRows={1}
        maxRows={8}
        maxLength={DRAFT_TEXT_MAX}
        readOnly={isReadOnly || refused.length > 0}
        error={count > limit}
        autoComplete="off"
        autoCapitalize={field === 'keywords' ? 'none' : 'sentences'}
        spellCheck={field !== 'keywords'}
        onChange={({ target }) => setTyped(cleanText(target.value, isLine))}
        onBlur={() => void leave()}
      />
      <Group gap="xs" wrap="nowrap" justify="space-between" mt={6}>
        <Text size="xs" c="dimmed" lineClamp={2} lang={language}>
          {live === null ? <Trans>What is live is not known here.</Trans> : <Trans>Live: {live}</Trans>}
        </Text>
        <CharPill count={count} limit={limit} />
      </Group>
      <CellNotes project={project} cell={cell} isReadOnly={isReadOnly} />
    </>
  )
}
