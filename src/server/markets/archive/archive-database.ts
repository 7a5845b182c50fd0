import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

/** Raised when the tables below change: an archive of another version is refused, not misread. */
export const ARCHIVE_VERSION = 2

export const archiveFile = (folder: string) => path.join(folder, 'archive.sqlite')

/** One row a listing; `listing_name` finds them by name, folded to plain letters, by any beginning of a word. */
export const archiveTables = `
  create table listing (
    id integer primary key,
    store text not null,
    track_id text not null,
    locale text not null,
    words text not null,
    developer text not null,
    compact text not null,
    rating_count integer not null,
    data text not null,
    retrieved_at text not null,
    unique (store, track_id, locale)
  );
  create virtual table listing_name using fts5 (
    words, developer, compact,
    content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3 4'
  );
  pragma user_version = ${ARCHIVE_VERSION};
`

export function archiveVersion(database: DatabaseSync): number {
  return Number(database.prepare('pragma user_version').get()?.['user_version'])
}
