import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SIZE_MB = 512

/**
 * A disk on an image file, which can lose its power: what was written but never flushed is gone, as the image is what
 * reached the disk. Drives that lie about their own cache are not simulated.
 */
export class PulledDisk {
  /** Where it is mounted. */
  readonly folder: string
  private readonly home: string

  constructor() {
    this.home = mkdtempSync(join(tmpdir(), 'storeglass-power-'))
    this.folder = join(this.home, 'disk')
    execFileSync('mkdir', [this.folder])
    execFileSync('truncate', ['-s', `${SIZE_MB}M`, this.image])
    execFileSync('mkfs.ext4', ['-q', '-F', this.image])
    this.mount()
  }

  /** Why there can be none here, or null. */
  static missing(): string | null {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs root on Linux, to mount an image'
    if (!existsSync('/dev/loop-control')) return 'it needs loop devices, to mount an image'
    const hasTools = spawnSync('mkfs.ext4', ['-V']).status === 0
    return hasTools ? null : 'it needs mkfs.ext4, to make an image'
  }

  /** Takes what has reached the disk by now; whoever writes must be stopped. */
  cut(): void {
    // Written, but not flushed: its loss shows that the cut takes what a power cut takes.
    writeFileSync(this.unflushed, 'x'.repeat(4096))
    execFileSync('cp', ['--sparse=always', this.image, this.copy])
  }

  /** Goes on with what the cut took; nobody may use the disk. Returns whether what was never flushed is gone. */
  powerUp(): boolean {
    this.unmount()
    renameSync(this.copy, this.image)
    this.mount()
    const isGone = !existsSync(this.unflushed) || readFileSync(this.unflushed, 'utf8').length === 0
    rmSync(this.unflushed, { force: true })
    return isGone
  }

  remove(): void {
    this.unmount()
    rmSync(this.home, { recursive: true, force: true })
  }

  private get image(): string {
    return join(this.home, 'image')
  }

  private get copy(): string {
    return join(this.home, 'copy')
  }

  private get unflushed(): string {
    return join(this.folder, 'unflushed')
  }

  private mount(): void {
    execFileSync('mount', ['-o', 'loop', this.image, this.folder])
  }

  private unmount(): void {
    execFileSync('umount', [this.folder])
  }
}
