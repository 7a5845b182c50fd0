import { readFileSync } from 'node:fs'

/** Memory of a process, all threads together, MB. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** The embedded database begins with a memory of so much, most of which it never touches, kB. */
const ENGINE_KB = 100 * 1024

/** Of it the memory in which the embedded database runs: the one large area that is neither a file nor code, MB. */
export function engineMegabytes(pid: number): number {
  const areas = readFileSync(`/proc/${pid}/smaps`, 'utf8').split(/^(?=[\da-f]+-[\da-f]+ )/m)
  const sizes = areas
    .filter((area) => /^\S+ rw-p \S+ \S+ 0\s*$/m.test(area.split('\n')[0] ?? ''))
    .filter((area) => kilobytesOf(area, 'Size') >= ENGINE_KB)
    .map((area) => kilobytesOf(area, 'Rss'))
  return Math.max(0, ...sizes) / 1024
}

const kilobytesOf = (area: string, name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(area)?.[1] ?? 0)
