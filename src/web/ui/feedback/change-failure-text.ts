import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeviceError } from '#web/offline/storage/device-error.ts'
import { failureText } from './failure-text.ts'

const byReason: Record<DeviceError['reason'], MessageDescriptor> = {
  off: msg`This browser blocks storage. Try again when you're online.`,
  blocked: msg`Another Storeglass tab is blocking the saved data. Close it and try again.`,
  full: msg`This device is out of space. Free up some space and try again.`,
  reload: msg`A newer version of Storeglass runs in another tab. Reload this one and try again.`,
}

/** By its name: the class is in the database's code, which no first frame loads. */
const isDeviceError = (error: unknown): error is DeviceError => error instanceof Error && error.name === 'DeviceError'

/** Why a change was neither kept nor sent, in plain words. */
export const changeFailureText = (error: unknown): MessageDescriptor =>
  isDeviceError(error) ? byReason[error.reason] : failureText(error)
