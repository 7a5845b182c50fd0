import { statfsSync } from 'node:fs'
import { FolderUnusable } from './folder-unusable.ts'

/**
 * Room that is left alone on the disk. The engine's log grows by files of 16 MiB, and an engine that finds no room for
 * the next one does not come back; with three of them left it has what it needs to finish and to tidy up.
 */
const RESERVE_BYTES = 48 * 2 ** 20
/** What a new cluster takes besides. */
const CLUSTER_BYTES = 40 * 2 ** 20

/** Bytes that may still be written on the disk of a folder; a file system that does not tell has enough. */
function freeBytes(folder: string): number {
  const { blocks, bavail, bsize } = statfsSync(folder)
  return blocks === 0 ? Infinity : bavail * bsize
}

export const isFull = (folder: string): boolean => freeBytes(folder) < RESERVE_BYTES

/** @throws FolderUnusable */
export function requireRoom(folder: string, { forCluster }: { forCluster: boolean }): void {
  if (freeBytes(folder) < RESERVE_BYTES + (forCluster ? CLUSTER_BYTES : 0)) throw full(folder, forCluster)
}

/** What a person is told who can make room. */
export function full(folder: string, forCluster = false): FolderUnusable {
  const needed = Math.round((RESERVE_BYTES + (forCluster ? CLUSTER_BYTES : 0)) / 2 ** 20)
  return new FolderUnusable(
    `The disk of the data folder ${folder} is full. Make room, at least ${needed} MB, and start again. Nothing that was saved is lost.`,
  )
}
