import type { Dexie, EntityTable } from 'dexie'
import type { CommandRow } from '../outbox/row.ts'

/** One answer of the server. */
export interface QueryRow {
  /** Endpoint, shape and input: see `storeKey`. */
  key: string
  endpointId: string
  input: unknown
  data: unknown
  /** Device time of the server's answer, ms since 1970. */
  updatedAt: number
  usedAt: number
  /** Characters as JSON: about its bytes on the disk. */
  size: number
}

export interface SelectionRow {
  id: string
  value: unknown
}

/** A project whose pages are kept available offline. */
export interface KeptRow {
  projectId: string
  /** The user lets it be brought although the browser asks to save data. */
  savingData: boolean
  /** Answers that can't be kept: the server refused them (an app that a country does not have), by key, with the time, ms since 1970. */
  refused: { key: string; at: number }[]
}

/** What somebody has been told of a listing's changes. */
export interface Told {
  /** Device time of the answer that told it, ms since 1970. */
  at: number
  /** Of the day of the answer and of later days, as part and day: an earlier day tells nothing new. */
  changes: string[]
}

/** The last visit to a listing in one country. */
export interface VisitRow {
  id: string
  /** Device time of the last look, ms since 1970. */
  seenAt: number
  /** What is known by now, and what was known when this visit began; null: nothing. */
  told: Told | null
  toldBefore: Told | null
}

/** Where somebody is in a guide, by its id. */
export interface GuideRow {
  id: string
  value: unknown
}

export type DataDatabase = Dexie & {
  queries: EntityTable<QueryRow, 'key'>
  selection: EntityTable<SelectionRow, 'id'>
  kept: EntityTable<KeptRow, 'projectId'>
  visits: EntityTable<VisitRow, 'id'>
  guides: EntityTable<GuideRow, 'id'>
}
export type OutboxDatabase = Dexie & { commands: EntityTable<CommandRow, 'seq'> }
export interface DatabaseOf {
  data: DataDatabase
  outbox: OutboxDatabase
}
