import { useEffect, useRef, useState } from 'react'
import { FILE_BYTES_MAX, UnreadableFile, type FileProblem } from '#aso/keywords/file/decode-text.ts'
import { readKeywordFile, withHeaderRow, type KeywordFile } from '#aso/keywords/file/keyword-file.ts'
import { readColumn } from '#aso/keywords/file/read-column.ts'
import type { KnownKeywords, Submission } from '#aso/keywords/submission.ts'

/** A file whose columns are known, and the column read as keywords. */
export interface MappedFile {
  state: 'mapped'
  name: string
  file: KeywordFile
  /** The row that named the columns when the file was read, else the first. */
  namingRow: number
  column: number
  /** What the column would add; null: it is being read. */
  submission: Submission | null
}

/** `OTHER`: the device could not read it. */
export interface UnusableFile {
  state: 'unusable'
  name: string
  problem: FileProblem | 'OTHER'
}

type ChosenFile = { state: 'reading'; name: string } | UnusableFile | MappedFile

export interface FileEntry {
  chosen: ChosenFile | null
  choose: (file: File) => Promise<void>
  setColumn: (column: number) => void
  setNamed: (isNamed: boolean) => void
  close: () => void
}

/** KEY-028: a file of keywords that is chosen, read and mapped; a new choice ends the one before. */
export function useKeywordFile(known: KnownKeywords): FileEntry {
  const [chosen, setChosen] = useState<ChosenFile | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  function begin(): AbortSignal {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }

  async function map(mapped: Omit<MappedFile, 'state' | 'submission'>): Promise<void> {
    const signal = begin()
    setChosen({ state: 'mapped', ...mapped, submission: null })
    const submission = await readColumn(mapped.file, mapped.column, known, signal)
    if (submission) setChosen({ state: 'mapped', ...mapped, submission })
  }

  async function choose(source: File): Promise<void> {
    const { name } = source
    const signal = begin()
    setChosen({ state: 'reading', name })
    try {
      const file = await readKeywordFile(await bytesOf(source), known.locale)
      if (!signal.aborted) await map({ name, file, namingRow: file.headerRow ?? 0, column: file.keywordColumn })
    } catch (error) {
      const problem = error instanceof UnreadableFile ? error.problem : 'OTHER'
      if (!signal.aborted) setChosen({ state: 'unusable', name, problem })
    }
  }

  const mapped = chosen?.state === 'mapped' ? chosen : null
  return {
    chosen,
    choose,
    setColumn: (column) => mapped && void map({ ...mapped, column }),
    setNamed: (isNamed) =>
      mapped && void map({ ...mapped, file: withHeaderRow(mapped.file, isNamed ? mapped.namingRow : null) }),
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
