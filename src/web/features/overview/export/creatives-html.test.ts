import { expect, test } from 'vitest'
import { noNetwork, respondAt } from '#tests/support/network/index.ts'
import { readPictures } from './creatives-html.ts'

const serve = (answers: Record<string, { type: string; status?: number }>) => {
  noNetwork()
  for (const [address, { type, status = 200 }] of Object.entries(answers))
    respondAt(address, () => new Response('x', { status, headers: { 'content-type': type } }))
}

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
