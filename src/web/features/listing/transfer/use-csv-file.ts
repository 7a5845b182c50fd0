import { useEffect, useRef, useState } from 'react'
import { FILE_BYTES_MAX, UnreadableFile, type FileProblem } from '#aso/keywords/file/decode-text.ts'
import { guessRoles, missingRole, type ColumnRole } from '#aso/listing/table/columns.ts'
import { readTable } from '#aso/listing/table/read-table.ts'
import { readTexts, type ReadTexts } from '#aso/listing/table/read-texts.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'

/** A file whose columns are mapped. */
export interface ReadCsv {
  state: 'read'
  name: string
  rows: readonly (readonly string[])[]
  /** The first row names the columns. */
  isNamed: boolean
  /** Of each column. */
  roles: ColumnRole[]
  /** null: they are being read, or a column is missing. */
  texts: ReadTexts | null
}

type ChosenCsv =
  | { state: 'reading'; name: string }
  | { state: 'unusable'; name: string; problem: FileProblem | 'OTHER' }
  | ReadCsv

/** A CSV file of texts that is chosen, read and mapped; a new choice ends the one before. */
export function useCsvFile({ project: { store }, locale }: AppInCountry) {
  const [chosen, setChosen] = useState<ChosenCsv | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  function begin(): AbortSignal {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }

  async function map(mapped: Omit<ReadCsv, 'state' | 'texts'>): Promise<void> {
    const signal = begin()
    const { rows, isNamed, roles } = mapped
    setChosen({ state: 'read', ...mapped, texts: null })
    if (missingRole(roles) !== null) return
    const texts = await readTexts(store, isNamed ? rows.slice(1) : rows, roles, isNamed ? 2 : 1)
    if (!signal.aborted) setChosen({ state: 'read', ...mapped, texts })
  }

  async function choose(file: File): Promise<void> {
    const { name } = file
    const signal = begin()
    setChosen({ state: 'reading', name })
    try {
      const rows = await readTable(await bytesOf(file), locale)
      if (signal.aborted) return
      const width = Math.max(...rows.slice(0, 200).map(({ length }) => length))
      const guessed = guessRoles(store, rows[0] ?? [])
      const isNamed = guessed.some((role) => role !== 'none')
      const roles = Array.from({ length: width }, (_, column) => guessed[column] ?? 'none')
      await map({ name, rows, isNamed, roles })
    } catch (error) {
      const problem = error instanceof UnreadableFile ? error.problem : 'OTHER'
      if (!signal.aborted) setChosen({ state: 'unusable', name, problem })
    }
  }

  const read = chosen?.state === 'read' ? chosen : null
  return {
    chosen,
    choose,
    setRoles: (roles: ColumnRole[]) => read && void map({ ...read, roles }),
    setNamed: (isNamed: boolean) => read && void map({ ...read, isNamed }),
    close: () => {
      begin()
      setChosen(null)
    },
  }
}

async function bytesOf(file: File): Promise<Uint8Array> {
  if (file.size > FILE_BYTES_MAX) throw new UnreadableFile('TOO_LARGE')
  return new Uint8Array(await file.arrayBuffer())
}
