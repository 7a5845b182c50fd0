import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { handwrittenApps } from '../stores/sample/apps/handwritten.ts'
import { mountSamplePictures } from './mount-sample-pictures.ts'

const app = () => {
  const hono = new Hono()
  mountSamplePictures(hono)
  return hono
}

describe('icons of the sample market', () => {
  it('are self-contained pictures with a policy of their own', async () => {
    for (const { ref } of handwrittenApps) {
      const response = await app().request(`/api/media/v1/sample/${ref.store}/${ref.trackId}/icon.svg`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toContain('image/svg+xml')
      expect(response.headers.get('content-security-policy')).toBe(`default-src 'none'; style-src 'unsafe-inline'`)
      const svg = await response.text()
      expect(svg).not.toMatch(/<script|<text|<image|href=|NaN|undefined/)
      expect(svg.length).toBeLessThan(4000)
    }
  })

  it('are all different', async () => {
    const icons = await Promise.all(
      handwrittenApps.map(async ({ ref }) =>
        (await app().request(`/api/media/v1/sample/${ref.store}/${ref.trackId}/icon.svg`)).text(),
      ),
    )
    expect(new Set(icons).size).toBe(handwrittenApps.length)
  })

  it('answer 404 for an app that is not there', async () => {
    const response = await app().request('/api/media/v1/sample/APP_STORE/1/icon.svg')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: 'NOT_FOUND' })
  })
})
