import { statfsSync } from 'node:fs'
import { FolderUnusable } from './folder-unusable.ts'

/**
 * Disk space to keep free. The write-ahead log grows in segments of 16 MiB, and an engine that has no room for the next
 * one does not recover; three segments are enough to finish and clean up.
 */
const RESERVE_BYTES = 48 * 2 ** 20
/** Additional space for a new cluster. */
const CLUSTER_BYTES = 40 * 2 ** 20

/** Bytes that may still be written to the folder's disk; Infinity if the file system does not report it. */
function freeBytes(folder: string): number {
  const { blocks, bavail, bsize } = statfsSync(folder)
  return blocks === 0 ? Infinity : bavail * bsize
}

export const isFull = (folder: string): boolean => freeBytes(folder) < RESERVE_BYTES

/** @throws FolderUnusable */
export function requireRoom(folder: string, { forCluster }: { forCluster: boolean }): void {
  if (freeBytes(folder) < RESERVE_BYTES + (forCluster ? CLUSTER_BYTES : 0)) throw full(folder, forCluster)
}

/** The message for the operator, who can free space. */
export function full(folder: string, forCluster = false): FolderUnusable {
  const needed = Math.round((RESERVE_BYTES + (forCluster ? CLUSTER_BYTES : 0)) / 2 ** 20)
  return new FolderUnusable(
    `The disk of the data folder ${folder} is full. Make room, at least ${needed} MB, and start again. Nothing that was saved is lost.`,
  )
}
