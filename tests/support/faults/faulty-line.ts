import { FaultProxy } from './fault-proxy.ts'
import { test as base } from '../test.ts'

/** Tests with a line to their own server that can be broken. */
export const test = base.extend<{ faults: FaultProxy }>({
  faults: async ({ ownServer }, use) => {
    const faults = await FaultProxy.start(ownServer.port)
    await use(faults)
    await faults.stop()
  },
})
