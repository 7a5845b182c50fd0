import { afterEach, expect, test, vi } from 'vitest'
import { readPictures } from './pictures.ts'

afterEach(() => vi.unstubAllGlobals())

const serve = (answers: Record<string, { type: string; status?: number }>) =>
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = answers[address]
    if (!answer) throw new TypeError('Failed to fetch')
    return { ok: (answer.status ?? 200) < 400, blob: async () => new Blob(['x'], { type: answer.type }) }
  })

test('a picture goes into the file, also where its type names letters', async () => {
  serve({ '/icon.svg': { type: 'image/svg+xml; charset=utf-8' }, '/screen.webp': { type: 'image/webp' } })
  const pictures = await readPictures(['/icon.svg', '/screen.webp'])
  expect(pictures.get('/icon.svg')).toMatch(/^data:image\/svg\+xml;\s*charset=utf-8;base64,eA==$/)
  expect(pictures.get('/screen.webp')).toBe('data:image/webp;base64,eA==')
})

test('what is no picture, or can not be had, is left out', async () => {
  serve({ '/page': { type: 'text/html' }, '/gone.png': { type: 'image/png', status: 404 } })
  expect([...(await readPictures(['/page', '/gone.png', '/away.png']))]).toEqual([])
})
