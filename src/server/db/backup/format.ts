import * as v from 'valibot'

/**
 * A backup is gzip over lines of JSON: the header; for each table its name, its rows (a text each, as Postgres writes a
 * row) and its sums; the end. Every later version begins with `format` and `version` as well.
 */
export const FORMAT = 'storeglass-backup'
export const VERSION = 1

export const Sealed = v.object({
  salt: v.string(),
  nonce: v.string(),
  data: v.string(),
  tag: v.string(),
})
/** Text under a passphrase, each part in base64. */
export type Sealed = v.InferOutput<typeof Sealed>

/** What all versions have in common. */
export const AnyHeader = v.object({ format: v.literal(FORMAT), version: v.number() })

const Table = v.object({ name: v.pipe(v.string(), v.regex(/^[a-z_]{1,63}$/)), columns: v.array(v.string()) })

export const Header = v.object({
  ...AnyHeader.entries,
  version: v.literal(VERSION),
  /** Of the Storeglass that wrote it. */
  storeglass: v.string(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  database: v.picklist(['embedded', 'postgres']),
  /** What the database had been through: its schema. */
  migrations: v.pipe(v.array(v.string()), v.minLength(1)),
  /** In the order in which they follow. */
  tables: v.array(Table),
  /** Keys of the data folder by their file names; null: they stayed out. */
  keys: v.nullable(Sealed),
})
export type Header = v.InferOutput<typeof Header>

export const TableStart = v.object({ table: v.string() })

export const TableEnd = v.object({
  rows: v.number(),
  /** Of the lines of its rows, line ends included, hexadecimal. */
  sha256: v.string(),
  /** As the database counts it, in any order of the rows. */
  checksum: v.nullable(v.string()),
})
export type TableEnd = v.InferOutput<typeof TableEnd>

/** The last line: without it something is missing. */
export const End = v.object({
  end: v.literal(true),
  /** Of every line before this one. */
  sha256: v.string(),
})

export const Row = v.string()
