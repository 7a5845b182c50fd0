import type { Page } from '@playwright/test'

/** From the next load on, the page is one that the system opened with a file, which it hands over as a real handle. */
export const launchWith = (page: Page, name: string, text: string): Promise<unknown> =>
  page.addInitScript(
    ({ name, text }) => {
      const open = async () => {
        const folder = await navigator.storage.getDirectory()
        const handle = await folder.getFileHandle(name, { create: true })
        const writable = await handle.createWritable()
        await writable.write(text)
        await writable.close()
        return handle
      }
      const setConsumer = (consumer: (launch: object) => void) => void open().then((one) => consumer({ files: [one] }))
      Object.defineProperty(window, 'launchQueue', { value: { setConsumer } })
    },
    { name, text },
  )
