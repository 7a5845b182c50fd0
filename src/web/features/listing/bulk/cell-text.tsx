import { Plural, Trans } from '@lingui/react/macro'
import { Badge, Group, Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { countCharacters } from '#aso/characters.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language as readersLanguage } from '#web/i18n/language.ts'
import { CharPill } from '#web/ui/display/char-pill.tsx'
import { isProblem } from '../editor/use-editor.ts'
import classes from './bulk-grid.module.css'
import { stateOf, type BulkCell } from './bulk-lines.ts'

/** Of a long text so much is drawn: more lines than a cell shows. */
const SHOWN = 400

interface Props {
  text: string
  language: string
  /** Characters that the store takes: what is beyond is marked. */
  limit?: number
  /** Looks as if it could be written in. */
  isBoxed?: boolean
}

/** A text as a cell shows it, three lines at most. */
export function CellText({ text, language, limit = Infinity, isBoxed = false }: Props) {
  const isOver = countCharacters(text) > limit
  return (
    <span className={isBoxed ? classes.box : undefined} data-over={isOver || undefined}>
      <span className={classes.text} lang={language} dir="auto">
        {text.slice(0, Math.min(limit, SHOWN))}
        {isOver && limit < SHOWN && <mark className={classes.over}>{text.slice(limit, SHOWN)}</mark>}
      </span>
    </span>
  )
}

export const LengthCell = ({ cell: { edited } }: { cell: BulkCell }) => (
  <CharPill count={countCharacters(edited.text)} limit={edited.limit} />
)

/** What a cell says of itself; `hasLength`: with how much of its room it uses, in the place of what is not worth a word. */
export function StateBadge({ cell, hasLength = false }: { cell: BulkCell; hasLength?: boolean }) {
  const { edited, findings } = cell
  const state = stateOf(cell)
  const [count, limit] = [countCharacters(edited.text), edited.limit]
  const [shownCount, shownLimit] = [formatNumber(count, readersLanguage()), formatNumber(limit, readersLanguage())]
  const hints = findings.filter((finding) => !isProblem(finding, edited) && !isIgnored(cell, finding.rule)).length
  return (
    <Group component="span" gap={6} wrap="wrap">
      {hasLength && (
        <Text span size="xs" c={count > limit ? 'bad' : 'dimmed'}>
          {shownCount} / {shownLimit}
        </Text>
      )}
      {state === 'conflict' && (
        <Badge color="bad" leftSection={<IconAlertCircle size={13} stroke={1.8} aria-hidden />}>
          <Trans>Conflict</Trans>
        </Badge>
      )}
      {state === 'problem' && (
        <Badge color="bad" leftSection={<IconAlertCircle size={13} stroke={1.8} aria-hidden />}>
          {count > limit ? <Trans>Too long</Trans> : <Trans>Not accepted</Trans>}
        </Badge>
      )}
      {state === 'waiting' && (
        <Badge>
          <Trans>Waiting to send</Trans>
        </Badge>
      )}
      {(state === 'changed' || (edited.isChanged && state === 'problem')) && (
        <Badge color="iris">
          <Trans>Changed</Trans>
        </Badge>
      )}
      {state === 'empty' && (
        <Text span size="xs" c="dimmed">
          <Trans>Not filled</Trans>
        </Text>
      )}
      {state === 'live' && !hasLength && (
        <Text span size="xs" c="dimmed">
          <Trans>As live</Trans>
        </Text>
      )}
      {hints > 0 && (
        <Text span size="xs" c="dimmed">
          <Plural value={hints} one="# hint" other="# hints" />
        </Text>
      )}
    </Group>
  )
}

const isIgnored = ({ edited }: BulkCell, rule: string) => edited.ignored.some((one) => one.rule === rule)
