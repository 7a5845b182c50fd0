import { readFile } from 'node:fs/promises'

/** What takes the place of the build's worker while it is switched off, by address. */
export async function workerOff(): Promise<Map<string, Buffer>> {
  return new Map([['/sw.js', await readFile(new URL('worker-off.js', import.meta.url))]])
}
