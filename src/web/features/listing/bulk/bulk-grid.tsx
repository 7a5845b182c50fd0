import { Trans, useLingui } from '@lingui/react/macro'
import {
  memo,
  startTransition,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { isBlock } from '#aso/listing/bulk/sheet-block.ts'
import type { DraftField } from '#contract/listing-drafts.ts'
import { localeName } from '#web/i18n/locale-name.ts'
import type { Store } from '#web/offline/create-store.ts'
import { copyText } from '#web/ui/files/copy-text.ts'
import { PlainTable } from '#web/ui/data-table/plain-table.tsx'
import { fieldNames } from '../field-names.ts'
import classes from './bulk-grid.module.css'
import { isSameLine, placeIn, type BulkCell, type BulkLine, type CellPlace } from './bulk-lines.ts'
import { CellInput, type LeaveBy } from './cell-input.tsx'
import { CellText, LengthCell, StateBadge } from './cell-text.tsx'

interface Props {
  /** What the grid holds: "Subtitle in 10 languages". */
  caption: string
  /** Texts that stand beside each other; one: with what is live, its length and state. */
  columns: readonly DraftField[]
  /** What names a row. */
  head: string
  lines: readonly BulkLine[]
  /** The chosen cell: only what shows it is drawn anew when it moves. */
  active: Store<CellPlace>
  isReadOnly: boolean
  onSave: (cell: BulkCell, text: string) => void
  onPaste: (place: CellPlace, block: string) => void
}

/** Rows that are drawn in one task. */
const ROWS_AT_ONCE = 8

/** Which cell is being written in, and what was typed to begin. */
interface Editing extends CellPlace {
  typed: string | null
}

/**
 * Texts as cells of a sheet, one tab stop: arrows move, Enter, F2 or a letter begins to write, Escape gives up what was written,
 * Tab and Enter go on to the next cell. A block of cells is pasted from the chosen one on.
 */
export function BulkGrid(props: Props) {
  const { caption, columns, head, lines, active, isReadOnly, onSave, onPaste } = props
  const { i18n } = useLingui()
  const [editing, setEditing] = useState<Editing | null>(null)
  const table = useRef<HTMLDivElement>(null)
  const drawn = useDrawnRows(lines.length, ROWS_AT_ONCE)
  const cellAt = ({ row, column }: CellPlace) => lines[row]?.cells[column]
  const isFixed = (cell: BulkCell | undefined) => isReadOnly || !cell || cell.edited.refused.length > 0

  const goTo = (place: CellPlace) => {
    const next = placeIn(lines, place)
    active.set(next)
    const cell = table.current?.querySelector<HTMLElement>(`[data-cell='${next.row} ${next.column}']`)
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const begin = (place: CellPlace, typed: string | null = null) => {
    active.set(place)
    if (!isFixed(cellAt(place))) setEditing({ ...place, typed })
  }
  const end = (place: CellPlace, text: string | null, by: LeaveBy) => {
    const cell = cellAt(place)
    if (cell && text !== null) onSave(cell, text)
    setEditing(null)
    if (by === 'blur') return
    const [down, right] = steps[by]
    goTo({ row: place.row + down, column: place.column + right })
  }
  const onKeyDown = (place: CellPlace, event: KeyboardEvent<HTMLElement>) => {
    const cell = cellAt(place)
    if (!cell || event.target !== event.currentTarget) return
    const move = moves[event.key]
    const isCommand = event.ctrlKey || event.metaKey
    if (move) {
      event.preventDefault()
      goTo({ row: place.row + move[0], column: place.column + move[1] })
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault()
      begin(place)
    } else if (isCommand && event.key.toLowerCase() === 'd') {
      event.preventDefault()
      const above = cellAt({ ...place, row: place.row - 1 })
      if (above && !isFixed(cell)) onSave(cell, above.edited.text)
    } else if (isCommand && event.key.toLowerCase() === 'c' && !getSelection()?.toString())
      void copyText(cell.edited.text)
    else if (event.key.length === 1 && !isCommand && !event.altKey && event.key !== ' ') {
      event.preventDefault()
      begin(place, event.key)
    }
  }
  const paste = (place: CellPlace, event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    const cell = cellAt(place)
    const isWriting = editing !== null
    if (!cell || text === '' || isFixed(cell) || (isWriting && !isBlock(text, cell.edited.isLine))) return
    event.preventDefault()
    setEditing(null)
    onPaste(place, text)
  }
  const handlers = useLatest({ begin, end, onKeyDown, paste, focus: active.set })
  const isSingle = columns.length === 1
  return (
    <div className={classes.frame} ref={table}>
      <PlainTable caption={caption} role="grid" className={classes.grid}>
        <thead>
          <tr>
            <th scope="col" data-column="name">
              {head}
            </th>
            {isSingle ? (
              <>
                <th scope="col">
                  <Trans>What is live</Trans>
                </th>
                <th scope="col">
                  <Trans>New</Trans>
                </th>
                <th scope="col" data-column="length">
                  <Trans>Length</Trans>
                </th>
                <th scope="col" data-column="state">
                  <Trans>State</Trans>
                </th>
              </>
            ) : (
              columns.map((field) => (
                <th key={field} scope="col">
                  {i18n._(fieldNames[field])}
                </th>
              ))
            )}
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, drawn).map((line, row) => (
            <Row
              key={line.id}
              line={line}
              row={row}
              isSingle={isSingle}
              active={active}
              isLast={row === lines.length - 1}
              editing={editing?.row === row ? editing : null}
              handlers={handlers}
            />
          ))}
        </tbody>
      </PlainTable>
    </div>
  )
}

/** Rows down, columns to the right. */
type Step = readonly [down: number, right: number]

const moves: Partial<Record<string, Step>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  PageDown: [10, 0],
  PageUp: [-10, 0],
  Home: [0, -1000],
  End: [0, 1000],
}
const steps: Record<Exclude<LeaveBy, 'blur'>, Step> = { escape: [0, 0], enter: [1, 0], tab: [0, 1], back: [0, -1] }

interface RowProps {
  line: BulkLine
  row: number
  isSingle: boolean
  active: Store<CellPlace>
  isLast: boolean
  editing: Editing | null
  /** Of the newest drawing of the grid: a row may be of an older one. */
  handlers: RefObject<Handlers>
}

interface Handlers {
  focus: (place: CellPlace) => void
  begin: (place: CellPlace) => void
  end: (place: CellPlace, text: string | null, by: LeaveBy) => void
  onKeyDown: (place: CellPlace, event: KeyboardEvent<HTMLElement>) => void
  paste: (place: CellPlace, event: ClipboardEvent) => void
}

/** Drawn anew when its line says something else, and when the chosen cell moves within it, into it or out of it. */
const Row = memo(function Row(props: RowProps) {
  const { line, row, isSingle, active, editing, handlers } = props
  const activeColumn = useSyncExternalStore(active.subscribe, () => columnIn(props, active.get()))
  const { i18n } = useLingui()
  return (
    <tr>
      <th scope="row" data-column="name">
        {line.name ? i18n._(line.name) : localeName(line.language)}
      </th>
      {line.cells.map((cell, column) => {
        const place = { row, column }
        const { field, live } = cell.edited
        const isEditing = editing?.column === column
        const name = `${i18n._(fieldNames[field])}, ${localeName(cell.language)}`
        return [
          isSingle && (
            <td key={`${field} live`} className={classes.live}>
              {live === null ? '–' : <CellText text={live} language={cell.language} />}
            </td>
          ),
          <td
            key={field}

            className={classes.cell}
            data-cell={`${row} ${column}`}
            data-changed={cell.edited.isChanged || undefined}
            tabIndex={activeColumn === column && !isEditing ? 0 : -1}
            aria-label={isEditing ? undefined : `${name}: ${cell.edited.text}`}
            onClick={() => !isEditing && handlers.current.begin(place)}
            onFocus={() => !isEditing && handlers.current.focus(place)}
            onKeyDown={(event) => handlers.current.onKeyDown(place, event)}
            onPaste={(event) => handlers.current.paste(place, event)}
          >
            {isEditing ? (
              <CellInput
                cell={cell}
                name={name}
                typed={editing.typed}
                onLeave={(text, by) => handlers.current.end(place, text, by)}
              />
            ) : (
              <>
                <CellText text={cell.edited.text} language={cell.language} limit={cell.edited.limit} isBoxed />
                {!isSingle && <StateBadge cell={cell} hasLength />}
              </>
            )}
          </td>,
          isSingle && (
            <td key={`${field} length`} data-column="length">
              <LengthCell cell={cell} />
            </td>
          ),
          isSingle && (
            <td key={`${field} state`} data-column="state">
              <StateBadge cell={cell} />
            </td>
          ),
        ]
      })}
    </tr>
  )
}, isSameRow)

/** The column that Tab leads to; null: it is in another row. Rows may have gone since the cell was chosen. */
function columnIn({ line, row, isLast }: RowProps, active: CellPlace): number | null {
  const isHere = active.row === row || (isLast && active.row > row)
  return isHere ? Math.min(active.column, line.cells.length - 1) : null
}

function isSameRow({ line, ...before }: RowProps, { line: nextLine, ...next }: RowProps): boolean {
  const isSame = (Object.keys(before) as (keyof typeof before)[]).every((key) => before[key] === next[key])
  return isSame && isSameLine(line, nextLine)
}

function useLatest<T>(value: T) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

/**
 * How many of `count` rows to draw: `step` at once, and as many more each time the page has shown the last ones, so that a long
 * list takes many short tasks instead of a long one.
 */
export function useDrawnRows(count: number, step: number): number {
  const [drawn, setDrawn] = useState(step)
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + step))
  }, [drawn, count, step])
  return Math.min(drawn, count)
}
