import { describe, expect, test } from 'vitest'
import type { AdLanguage, AdVariant } from '#contract/ad-copy.ts'
import { unfoundedClaim } from './claims.ts'
import { listingVariants, type WantedCopy } from './listing-variants.ts'
import { adPlacements, fitsPlacement } from './placements.ts'

const listing = {
  title: 'Moorlight: Sleep & Wind Down',
  shortDescription: 'Night stories & soft noise',
  description: `SLEEP BETTER TONIGHT

• Slow stories for grown-ups, read by voices you get used to.
• Brown noise, rain and a night train. Every sound fades by itself once you sleep.
The best sleep app, number one in 40 countries.
Everything plays offline, so that nothing lights up at night. No streaks and no badges.
Subscriptions renew automatically. See our privacy policy at https://moorlight.example.`,
}
const wanted = (part: Partial<WantedCopy> = {}): WantedCopy => ({
  language: 'en',
  placement: 'google-app-campaign',
  keywords: [],
  sellingPoint: '',
  seen: [],
  ...part,
})
const saidIn = ({ headline, text }: AdVariant) => `${headline ?? ''} ${text}`

describe('copy made of a listing', () => {
  test('MKT-008: says nothing that the listing does not say, in the room of the placement', () => {
    for (const placement of ['google-app-campaign', 'apple-product-page'] as const) {
      const variants = listingVariants(listing, wanted({ placement }))
      expect(variants.length).toBeGreaterThan(1)
      for (const variant of variants) {
        expect(fitsPlacement(variant, placement)).toBe(true)
        const sentences = variant.text.match(/[^.]+\./g)?.map((one) => one.trim()) ?? []
        for (const sentence of sentences) expect(listing.description.replaceAll('\n', ' ')).toContain(sentence)
        expect(saidIn(variant)).not.toMatch(/best|number one|renew|https|•|SLEEP BETTER/i)
      }
    }
  })

  test('comes in the order of the keywords that it uses, and a keyword is a headline where the listing has it', () => {
    const [first] = listingVariants(listing, wanted({ keywords: ['offline', 'calm rival'] }))
    expect(first?.text).toMatch(/^Everything plays offline/)
    const all = listingVariants(listing, wanted({ keywords: ['brown noise', 'calm rival'] }))
    expect(all.map(({ headline }) => headline)).toContain('Brown noise')
    expect(all.map(saidIn).join()).not.toMatch(/rival/i)
  })

  test('begins with what makes the app special, and is another one the next time', () => {
    const sellingPoint = 'Over 240 stories that few people have heard the end of.'
    const asked = wanted({ sellingPoint, placement: 'apple-product-page' })
    const first = listingVariants(listing, asked)
    expect(first[0]).toEqual({ headline: null, text: sellingPoint })
    const seen = first.map(({ text }) => text)
    expect(listingVariants(listing, { ...asked, seen }).filter(({ text }) => seen.includes(text))).toEqual([])
  })

  test('is none where the listing says too little', () => {
    expect(listingVariants({ title: 'Moorlight', shortDescription: null, description: null }, wanted())).toEqual([])
  })
})

test('a placement takes as many characters as its platform', () => {
  const { headline, text } = adPlacements['google-app-campaign']
  expect([headline, text, adPlacements['apple-product-page'].text]).toEqual([30, 90, 170])
  const fits = (variant: AdVariant) => fitsPlacement(variant, 'google-app-campaign')
  expect(fits({ headline: 'a'.repeat(30), text: 'b'.repeat(90) })).toBe(true)
  expect(fits({ headline: 'a'.repeat(31), text: 'b' })).toBe(false)
  expect(fits({ headline: 'a', text: 'b'.repeat(91) })).toBe(false)
  expect(fits({ headline: null, text: 'b' })).toBe(false)
  expect(fitsPlacement({ headline: 'a', text: 'b' }, 'apple-product-page')).toBe(false)
})

describe('claims', () => {
  const facts = { listing: 'Sleep stories. Free for 7 days. 40 sounds.', sellingPoint: '240 stories' }

  test.each<[AdLanguage, string, string]>([
    ['en', 'The #1 sleep app', '#1'],
    ['en', 'The best sleep stories', 'best'],
    ['en', 'Award-winning sleep', 'award'],
    ['en', 'Only $2 a month', '$'],
    ['en', 'Half of all users: 50 %', '%'],
    ['en', 'With 500 sounds', '500'],
    ['en', 'More at moorlight.com', 'moorlight.com'],
    ['en', 'Trusted by millions', 'millions'],
    ['de', 'Die beste App zum Schlafen', 'beste'],
    ['de', 'Nummer eins zum Schlafen', 'nummer eins'],
    ['de', 'Jetzt kostenlos schlafen', 'kostenlos'],
    ['es', 'La mejor app para dormir', 'mejor'],
    ['fr', 'La meilleure appli pour dormir', 'meilleure'],
    ['pt', 'O melhor app para dormir', 'melhor'],
    ['de', 'Top zum Schlafen', 'top'],
  ])('%s: “%s” claims “%s”', (language, text, claim) => {
    expect(unfoundedClaim(text, language, facts)).toBe(claim)
  })

  test.each<[AdLanguage, string]>([
    ['en', 'Free for 7 days, with 40 sounds'],
    ['en', 'Over 240 stories for the night'],
    ['en', 'Stop counting sheep'],
    ['de', 'Geschichten zum Einschlafen'],
  ])('%s: “%s” claims nothing else than is said', (language, text) => {
    expect(unfoundedClaim(text, language, facts)).toBeNull()
  })
})
