import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from './save-file.ts'

/** The names of the files that links download. */
function downloads(): string[] {
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:changes')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return names
}

/** An app on an iPhone's home screen, or a page in a browser. */
function device(standalone: boolean, share: (data: ShareData) => Promise<void>) {
  vi.stubGlobal('navigator', { standalone, share, canShare: () => true })
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('an app on an iPhone’s home screen saves a file by its share sheet, for links download nothing there', () => {
  const names = downloads()
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {})
  device(true, share)
  saveFile('{}', 'changes.json', 'application/json')
  expect(share).toHaveBeenCalledWith({ files: [expect.objectContaining({ name: 'changes.json' })] })
  expect(names).toEqual([])
})

test('a page in a browser downloads it', () => {
  const names = downloads()
  const share = vi.fn<(data: ShareData) => Promise<void>>()
  device(false, share)
  saveFile('{}', 'changes.json', 'application/json')
  expect(names).toEqual(['changes.json'])
  expect(share).not.toHaveBeenCalled()
})

test('where sharing is refused the file is downloaded, and not where the person thinks better of it', async () => {
  const names = downloads()
  device(true, () => Promise.reject(new DOMException('no', 'AbortError')))
  saveFile('{}', 'given-up.json', 'application/json')
  device(true, () => Promise.reject(new DOMException('no', 'NotAllowedError')))
  saveFile('{}', 'refused.json', 'application/json')
  await vi.waitFor(() => expect(names).toEqual(['refused.json']))
})
