import { closeSync, constants, openSync } from 'node:fs'
import path from 'node:path'

/** Name of the socket in the data folder through which a backup asks the server to pause writes. */
const NAME = '.hold'
/** Maximum length of a Unix socket's path, bytes: with its terminator 108 on Linux, 104 elsewhere. */
const MAX_PATH_BYTES = 103

export interface HoldSocket {
  path: string
  /** Closes the folder's descriptor if the path uses it. */
  close: () => void
}

/**
 * The path of a data folder's socket, or null if there can be none. A path that is too long goes through the folder's
 * descriptor, which only Linux exposes in the file system.
 */
export function holdSocket(dataFolder: string, platform = process.platform): HoldSocket | null {
  // Node can't listen on Unix sockets on Windows.
  if (platform === 'win32') return null
  const plain = path.join(dataFolder, NAME)
  if (Buffer.byteLength(plain) <= MAX_PATH_BYTES) return { path: plain, close: () => undefined }
  if (platform !== 'linux') return null
  const folder = openSync(dataFolder, constants.O_RDONLY | constants.O_DIRECTORY)
  return { path: `/proc/self/fd/${folder}/${NAME}`, close: () => closeSync(folder) }
}
