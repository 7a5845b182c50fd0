import { describe, expect, test } from 'vitest'
import { project } from '#web/features/overview/fixtures.tsx'
import { offlineOffer, referenceProblem, type Candidate } from './candidates.ts'

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

  test('a name that has the form of a package name is looked for as a name', () => {
    const booking = app('1500000009', 'Booking.com: Hotels')
    expect(offlineOffer('Booking.com', project, [...known, booking])).toEqual({ candidates: [booking], problem: null })
    expect(offlineOffer('Booking.com', project, known).problem).toBe('wrongStore')
  })

  test('the other store and the app itself are refused at once', () => {
    expect(offlineOffer('com.company.app', project, known).problem).toBe('wrongStore')
    expect(offlineOffer(project.trackId, project, known).problem).toBe('ownApp')
  })
})

describe('what can be added online', () => {
  test('a name that has the form of a package name is a problem only where the store has no such app', () => {
    expect(referenceProblem('Booking.com', project, null)).toBeNull()
    expect(referenceProblem('Booking.com', project, [app('1500000009', 'Booking.com: Hotels')])).toBeNull()
    expect(referenceProblem('com.company.app', project, [])).toBe('wrongStore')
  })

  test('an address of the other store, or the app itself, is one at once', () => {
    const address = 'https://play.google.com/store/apps/details?id=com.company.app'
    expect(referenceProblem(address, project, null)).toBe('wrongStore')
    expect(referenceProblem(project.trackId, project, null)).toBe('ownApp')
    expect(referenceProblem('Hushwick', project, [])).toBeNull()
  })
})
