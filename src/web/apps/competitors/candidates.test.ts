import { describe, expect, test } from 'vitest'
import { project } from '#web/features/overview/fixtures.tsx'
import { offlineOffer, type Candidate } from './candidates.ts'

const app = (trackId: string, title: string, store: Candidate['store'] = 'APP_STORE'): Candidate => ({
  trackId,
  store,
  title,
  iconUrl: null,
  developerName: 'Rainwright',
})
const known = [
  app('1500000002', 'Pillomoor'),
  app('1500000003', 'Hushwick'),
  app('com.pillo', 'Pillomoor', 'GOOGLE_PLAY'),
  app(project.trackId, project.title),
]
const titles = (text: string) => offlineOffer(text, project, known).candidates.map((one) => one.title)

describe('OP-101: what can be added offline', () => {
  test('apps the device knows, of the same store, without the app itself', () => {
    expect(titles('')).toEqual(['Pillomoor', 'Hushwick'])
    expect(titles('HUSH')).toEqual(['Hushwick'])
    expect(titles('rainwright')).toEqual(['Pillomoor', 'Hushwick'])
    expect(titles('nothing like it')).toEqual([])
  })

  test('an address or id of an app it does not know, with the id alone', () => {
    const unknown = { trackId: '281940292', store: 'APP_STORE', title: null, iconUrl: null, developerName: null }
    for (const text of ['281940292', 'https://apps.apple.com/us/app/weatherbug/id281940292'])
      expect(offlineOffer(text, project, known)).toEqual({ candidates: [unknown], problem: null })
  })

  test('an address of a known app, with what is known', () => expect(titles('id1500000003')).toEqual(['Hushwick']))

  test('the other store and the app itself are refused at once', () => {
    expect(offlineOffer('com.company.app', project, known).problem).toBe('wrongStore')
    expect(offlineOffer(project.trackId, project, known).problem).toBe('ownApp')
  })
})
