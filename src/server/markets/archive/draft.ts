import { constants, existsSync } from 'node:fs'
import { copyFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { syncPath } from '#server/kernel/sync-tree.ts'
import { ARCHIVE_VERSION, archiveFile, archiveTables, archiveVersion } from './archive-database.ts'
import type { ListedApp } from '../listed-app.ts'
import { BadFile } from './bad-input.ts'
import { nameWords } from './name-words.ts'

export interface MergeCounts {
  new: number
  changed: number
  unchanged: number
}

/** A copy of the archive that an import works on, out of everybody's sight until it is published. */
export interface Draft {
  /** Sets an app aside; a later one of the same app and locale replaces it. */
  stage: (app: ListedApp) => void
  /** Takes in what was staged. */
  merge: (retrievedAt: Date) => MergeCounts
  /** Makes the draft the archive, in one step. */
  publish: () => Promise<void>
  discard: () => Promise<void>
}

const BATCH = 500

const staging = `
  attach '' as staging;
  create table staging.app (
    store text, track_id text, locale text, words text, developer text, compact text, rating_count integer, data text,
    primary key (store, track_id, locale)
  );
`

const insert = `insert or replace into staging.app values (?, ?, ?, ?, ?, ?, ?, ?)`
const same = `listing.store = app.store and listing.track_id = app.track_id and listing.locale = app.locale`

/** Only what is new or changed is written, so that importing a file twice leaves the archive as it is. */
const takeIn = (retrievedAt: string) => `
  delete from staging.app where exists (select 1 from listing where ${same} and listing.data = app.data);
  delete from listing_name where rowid in (select listing.id from listing join staging.app on ${same});
  insert into listing (store, track_id, locale, words, developer, compact, rating_count, data, retrieved_at)
    select app.*, '${retrievedAt}' from staging.app where true
    on conflict (store, track_id, locale) do update set
      words = excluded.words, developer = excluded.developer, compact = excluded.compact,
      rating_count = excluded.rating_count, data = excluded.data, retrieved_at = excluded.retrieved_at;
  insert into listing_name (rowid, words, developer, compact)
    select listing.id, listing.words, listing.developer, listing.compact from listing join staging.app on ${same};
  insert into listing_name (listing_name) values ('optimize');
`

function prepare(file: string, isNew: boolean): DatabaseSync {
  const database = new DatabaseSync(file)
  try {
    if (isNew) database.exec(archiveTables)
    if (archiveVersion(database) !== ARCHIVE_VERSION) throw new Error('other version')
  } catch {
    database.close()
    throw new BadFile('the archive is damaged or of another version of Storeglass: delete it and import again')
  }
  // The draft is thrown away whole when anything fails, and synced by hand before it counts.
  database.exec(`pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -2000; ${staging}`)
  return database
}

/** Starts a draft from the archive as it is, or from nothing. */
export async function openDraft(folder: string): Promise<Draft> {
  const target = archiveFile(folder)
  const file = path.join(folder, 'archive.draft')
  await rm(file, { force: true })
  const isNew = !existsSync(target)
  if (!isNew) await copyFile(target, file, constants.COPYFILE_FICLONE)
  const database = prepare(file, isNew)
  const row = database.prepare(insert)
  const count = (sql: string) => Number(database.prepare(sql).get()?.['n'])
  let staged = 0
  database.exec('begin')

  return {
    stage({ listing, rating, versions }) {
      const { words, compact } = nameWords(listing.title, listing.locale)
      const developer = nameWords(listing.developerName ?? '', listing.locale).words.join(' ')
      const data = JSON.stringify({ listing, rating, versions })
      const { store, trackId, locale } = listing
      row.run(store, trackId, locale, words.join(' '), developer, compact, rating?.ratingCount ?? 0, data)
      if (++staged % BATCH === 0) database.exec('commit; begin')
    },

    merge(retrievedAt) {
      const all = count('select count(*) as n from staging.app')
      const known = count(`select count(*) as n from listing join staging.app on ${same}`)
      const unchanged = count(
        `select count(*) as n from listing join staging.app on ${same} and listing.data = app.data`,
      )
      if (unchanged < all) database.exec(takeIn(retrievedAt.toISOString()))
      return { new: all - known, changed: known - unchanged, unchanged }
    },

    async publish() {
      database.exec('commit')
      database.close()
      await syncPath(file)
      await rename(file, target)
      await syncPath(folder)
    },

    async discard() {
      if (database.isOpen) database.close()
      await rm(file, { force: true })
    },
  }
}
