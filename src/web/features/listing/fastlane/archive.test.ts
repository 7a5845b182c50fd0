import { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js'
import { expect, test } from 'vitest'
import { unzip, zipOf } from './archive.ts'

type Made = (writer: ZipWriter<Blob>) => Promise<unknown>

async function archiveOf(make: Made): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false })
  await make(writer)
  return writer.close()
}

test('what was packed comes out equal, whatever the language', async () => {
  const files = [
    { path: 'metadata/ja/name.txt', text: '月あかり 🌙\n' },
    { path: 'metadata/ar-SA/description.txt', text: 'نَم جيدًا\n' },
  ]
  expect(await unzip(await zipOf(files))).toEqual(files)
})

test('a byte order mark goes, and what is not UTF-8 is told apart', async () => {
  const archive = await archiveOf(async (writer) => {
    await writer.add('a.txt', new Uint8ArrayReader(new Uint8Array([0xef, 0xbb, 0xbf, 0x41])))
    await writer.add('b.txt', new Uint8ArrayReader(new Uint8Array([0xff, 0xfe, 0x41, 0x00])))
  })
  expect(await unzip(archive)).toEqual([
    { path: 'a.txt', text: 'A' },
    { path: 'b.txt', text: null },
  ])
})

test('pictures, folders and links are left out', async () => {
  const archive = await archiveOf(async (writer) => {
    await writer.add('screenshots/', undefined, { directory: true })
    await writer.add('screenshots/1.png', new TextReader('no picture'))
    await writer.add('name.txt', new TextReader('/etc/passwd'), { externalFileAttributes: 0o120777 << 16 })
    await writer.add('title.txt', new TextReader('Moorlight'))
  })
  expect(await unzip(archive)).toEqual([{ path: 'title.txt', text: 'Moorlight' }])
})

test.each<[string, string, () => Promise<Blob>]>([
  ['what is no archive', 'not-zip', async () => new Blob(['<!doctype html>'])],
  ['an empty file', 'not-zip', async () => new Blob([])],
  ['half an archive', 'not-zip', async () => (await zipOf([{ path: 'a.txt', text: 'x'.repeat(500) }])).slice(0, 60)],
  [
    'an archive with a password',
    'encrypted',
    () => archiveOf((writer) => writer.add('a.txt', new TextReader('x'), { password: 'p', zipCrypto: true })),
  ],
  [
    'a file that unpacks to much more than a text',
    'too-large',
    () => archiveOf((writer) => writer.add('a.txt', new TextReader('0'.repeat(3_000_000)))),
  ],
  [
    'many files that are too much together',
    'too-large',
    () =>
      archiveOf(async (writer) => {
        for (let n = 0; n < 170; n++) await writer.add(`${n}.txt`, new TextReader('0'.repeat(99_000)))
      }),
  ],
])('%s is refused: %s', async (_, fault, make) => {
  await expect(unzip(await make())).rejects.toMatchObject({ fault })
})
