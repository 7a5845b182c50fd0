import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456
const PASSES = 2
const TAG_BYTES = 32
/** Threads that Node keeps for such work, and for files and names besides. */
const POOL = 4
/** Hashes at once: each takes memory, a thread and a core, of which one is left for the requests of others. */
const AT_ONCE = Math.max(1, Math.min(POOL, availableParallelism()) - 1)

const derive = promisify(argon2)
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/
/** One password has several spellings in Unicode, and keyboards differ in which they type (NIST SP 800-63B, 5.1.1.2). */
const normalised = (password: string) => password.normalize('NFKC')
const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

let running = 0
const waiting: Array<() => void> = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

/** The hash as it is stored, in the usual PHC notation, so that its cost can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const parameters = {
    message: normalised(password),
    nonce,
    parallelism: 1,
    tagLength: TAG_BYTES,
    memory: MEMORY_KIB,
    passes: PASSES,
  }
  const tag = await inTurn(() => derive('argon2id', parameters))
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${base64(nonce)}$${base64(tag)}`
}

/** Without a stored hash it takes as long and answers false: the time must not tell whether an account exists. */
export async function passwordMatches(password: string, stored: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt, expected] = PHC.exec(stored ?? '') ?? []
  if (!memory || !passes || !parallelism || !salt || !expected) {
    await hashPassword(password)
    return false
  }
  const tag = Buffer.from(expected, 'base64')
  const parameters = {
    nonce: Buffer.from(salt, 'base64'),
    parallelism: Number(parallelism),
    tagLength: tag.length,
    memory: Number(memory),
    passes: Number(passes),
  }
  const matches = async (message: string) =>
    timingSafeEqual(await inTurn(() => derive('argon2id', { ...parameters, message })), tag)
  if (await matches(normalised(password))) return true
  // Hashes of earlier versions are of what was typed.
  return normalised(password) !== password && matches(password)
}
