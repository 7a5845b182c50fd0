import { constants, copyFileSync, mkdirSync, readdirSync, rmSync, statSync, type BigIntStats } from 'node:fs'
import path from 'node:path'

/** Two changes within this time may have the same timestamp, ns: the coarsest resolution of common file systems. */
const SAME_TIME_NS = 2_000_000_000n

interface Copied {
  stamp: string
  /** Whether the file had just changed, so that a further change may not alter its timestamp. */
  isFresh: boolean
}

/**
 * A copy of a cluster's files, updated in passes; each pass copies what changed since the previous one. After a pass
 * during which nothing was written, the copy equals what the disk would hold after a power loss, which the engine can
 * recover.
 */
export class CopiedCluster {
  readonly #source: string
  readonly #target: string
  readonly #copied = new Map<string, Copied>()

  constructor(source: string, target: string) {
    this.#source = source
    this.#target = target
  }

  /** @returns the amount copied, bytes */
  pass(): number {
    const found = new Set<string>()
    let bytes = 0
    for (const entry of readdirSync(this.#source, { recursive: true, withFileTypes: true })) {
      const name = path.relative(this.#source, path.join(entry.parentPath, entry.name))
      found.add(name)
      if (entry.isDirectory()) mkdirSync(path.join(this.#target, name), { recursive: true, mode: 0o700 })
      else bytes += this.#copy(name)
    }
    for (const name of this.#copied.keys()) if (!found.has(name)) this.#remove(name)
    return bytes
  }

  #copy(name: string): number {
    const file = path.join(this.#source, name)
    const stats = statSync(file, { bigint: true, throwIfNoEntry: false })
    if (!stats) return 0
    const stamp = stampOf(stats)
    const before = this.#copied.get(name)
    if (before && before.stamp === stamp && !before.isFresh) return 0
    try {
      mkdirSync(path.dirname(path.join(this.#target, name)), { recursive: true, mode: 0o700 })
      copyFileSync(file, path.join(this.#target, name), constants.COPYFILE_FICLONE)
    } catch (error) {
      // The file was just deleted: the next pass handles it.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
      throw error
    }
    const now = BigInt(Date.now()) * 1_000_000n
    this.#copied.set(name, { stamp, isFresh: stats.ctimeNs > now - SAME_TIME_NS })
    return Number(stats.size)
  }

  #remove(name: string): void {
    rmSync(path.join(this.#target, name), { recursive: true, force: true })
    this.#copied.delete(name)
  }
}

const stampOf = ({ ino, size, mtimeNs, ctimeNs }: BigIntStats) => [ino, size, mtimeNs, ctimeNs].join()
