/** A row of a dump that can't be imported; the message says why in plain words. */
export class BadRow extends Error {
  override readonly name = 'BadRow'
}

/** A file that can't be imported at all: nothing of the command takes effect. */
export class BadFile extends Error {
  override readonly name = 'BadFile'
}

/** Two imports would build the same archive at once. */
export class ImportRunning extends BadFile {
  constructor() {
    super('another import into this archive is running: try again when it is done')
  }
}
