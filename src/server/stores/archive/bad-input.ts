/** A row of a dump that can't be imported; the message says why in plain words. */
export class BadRow extends Error {
  override readonly name = 'BadRow'
}

/** A file that can't be imported at all: nothing of the command takes effect. */
export class BadFile extends Error {
  override readonly name = 'BadFile'
}
