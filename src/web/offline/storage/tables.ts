import type { Dexie, EntityTable } from 'dexie'
import type { CommandRow } from '../outbox/row.ts'

/** An answer of the server. */
export interface QueryRow {
  /** Endpoint, shape and input: see `storeKey`. */
  key: string
  endpointId: string
  input: unknown
  data: unknown
  /** Device time of the server's answer, ms since 1970. */
  updatedAt: number
  usedAt: number
  /** Length as JSON, characters: approximates its size on disk. */
  size: number
}

/** An answer that is not in the database yet. */
export type AnswerRow = Omit<QueryRow, 'usedAt' | 'size'>

export interface SelectionRow {
  id: string
  value: unknown
}

/** A project whose pages are kept available offline. */
export interface KeptRow {
  projectId: string
  /** The user allows downloads even though the browser asks to save data. */
  savingData: boolean
  /** Answers that the server refused (an app that a country does not have), by key, with the time, ms since 1970. */
  refused: { key: string; at: number }[]
}

/** Changes of a listing that the user has been shown. */
export interface Told {
  /** Device time of the answer that contained them, ms since 1970. */
  at: number
  /** Changes on the day of the answer or later, as part and day: earlier ones can't be new. */
  changes: string[]
}

/** The last visit to a listing in one country. */
export interface VisitRow {
  id: string
  /** Device time of the last view, ms since 1970. */
  seenAt: number
  /** What is known now, and what was known when this visit began; null: nothing. */
  told: Told | null
  toldBefore: Told | null
}

/** A user's progress in a guide, by the guide's id. */
export interface GuideRow {
  id: string
  value: unknown
}

/** What a user composes of a keyword field, by app and localization. */
export interface DraftRow {
  id: string
  value: unknown
}

export type DataDatabase = Dexie & {
  queries: EntityTable<QueryRow, 'key'>
  selection: EntityTable<SelectionRow, 'id'>
  kept: EntityTable<KeptRow, 'projectId'>
  visits: EntityTable<VisitRow, 'id'>
  guides: EntityTable<GuideRow, 'id'>
  drafts: EntityTable<DraftRow, 'id'>
}
export type OutboxDatabase = Dexie & { commands: EntityTable<CommandRow, 'seq'> }
export interface DatabaseOf {
  data: DataDatabase
  outbox: OutboxDatabase
}
