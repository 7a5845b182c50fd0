import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own size, in memory, which can be filled and made read-only; mounting needs root on Linux. */
export class SmallDisk {
  readonly folder: string

  constructor(megabytes: number) {
    this.folder = mkdtempSync(join(tmpdir(), 'storeglass-disk-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', this.folder])
  }

  /** Why there can be none here, or null. */
  static missing(): string | null {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'needs root on Linux, to mount a small disk'
    const folder = mkdtempSync(join(tmpdir(), 'storeglass-disk-'))
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder])
    if (status === 0) spawnSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
    return status === 0 ? null : 'needs the right to mount, which this machine does not give'
  }

  /** Fills it up to so many megabytes. */
  fill(leave: number): void {
    const { bavail, bsize } = statfsSync(this.folder)
    writeFileSync(this.ballast, Buffer.alloc(bavail * bsize - leave * 2 ** 20))
  }

  makeRoom(): void {
    rmSync(this.ballast)
  }

  lock(): void {
    execFileSync('mount', ['-o', 'remount,ro', this.folder])
  }

  unlock(): void {
    execFileSync('mount', ['-o', 'remount,rw', this.folder])
  }

  remove(): void {
    spawnSync('umount', ['-l', this.folder])
    rmSync(this.folder, { recursive: true, force: true })
  }

  private get ballast(): string {
    return join(this.folder, 'ballast')
  }
}
