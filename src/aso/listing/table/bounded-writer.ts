import { Writer } from '@zip.js/zip.js/lib/zip-core-native.js'

/** Takes what comes out of a file of an archive, whatever size it claims to have, up to `max` bytes. */
export class BoundedWriter extends Writer<Uint8Array> {
  readonly #max: number
  readonly #parts: Uint8Array<ArrayBuffer>[] = []
  #size = 0

  constructor(max: number) {
    super()
    this.#max = max
  }

  get isExceeded() {
    return this.#size > this.#max
  }

  override async writeUint8Array(part: Uint8Array) {
    this.#size += part.length
    // The library may tell it as an error of its own.
    if (this.isExceeded) throw new RangeError('too large')
    this.#parts.push(part.slice())
  }

  override async getData(): Promise<Uint8Array> {
    return new Uint8Array(await new Blob(this.#parts).arrayBuffer())
  }
}
