const LOST = new Set(['DatabaseClosedError', 'InvalidStateError', 'UnknownError', 'OpenFailedError'])

/** The error and the causes that Dexie nests inside it. */
function* causes(error: unknown): Generator<Error> {
  for (let one = error; one instanceof Error || one instanceof DOMException;) {
    yield one
    one = 'inner' in one ? one.inner : one.cause
  }
}

/** Whether the browser closed the database or never opened it. */
export const isConnectionLost = (error: unknown) => [...causes(error)].some(({ name }) => LOST.has(name))

/** Whether the device is out of space; Dexie reports it as an `AbortError` with the cause in `inner`. */
export const isFull = (error: unknown) => [...causes(error)].some(({ name }) => name === 'QuotaExceededError')
