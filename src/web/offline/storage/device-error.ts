/** The device can't store something; `reason` as in `DeviceStorage`. */
export class DeviceError extends Error {
  override readonly name = 'DeviceError'
  readonly reason: 'off' | 'blocked' | 'full' | 'reload'
  constructor(reason: DeviceError['reason'], options?: ErrorOptions) {
    super(`Device storage: ${reason}`, options)
    this.reason = reason
  }
}
