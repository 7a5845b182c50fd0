import { closeSync, constants, openSync } from 'node:fs'
import path from 'node:path'

/** Name of the socket in the data folder on which a server can be asked to hold its database for a moment. */
const NAME = '.hold'
/** Longest path of a Unix socket, bytes: 108 with its end on Linux, 104 elsewhere. */
const LONGEST_BYTES = 103

export interface HoldSocket {
  path: string
  /** Lets go of what the path needs. */
  close: () => void
}

/**
 * Where the socket of a data folder is, or null where there can be none. A path that is too long is reached through the
 * folder's descriptor, which only Linux has names for.
 */
export function holdSocket(dataFolder: string, platform = process.platform): HoldSocket | null {
  // Windows has no Unix sockets that Node can listen on.
  if (platform === 'win32') return null
  const plain = path.join(dataFolder, NAME)
  if (Buffer.byteLength(plain) <= LONGEST_BYTES) return { path: plain, close: () => undefined }
  if (platform !== 'linux') return null
  const folder = openSync(dataFolder, constants.O_RDONLY | constants.O_DIRECTORY)
  return { path: `/proc/self/fd/${folder}/${NAME}`, close: () => closeSync(folder) }
}
