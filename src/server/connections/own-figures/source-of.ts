import type { OwnSource } from '#contract/connections/own-performance.ts'

const apple: Record<string, OwnSource> = {
  'app store search': 'search',
  'app store browse': 'browse',
  'app referrer': 'app-referrer',
  'web referrer': 'web-referrer',
}

const google: Record<string, OwnSource> = {
  'play store search': 'search',
  'play store explore': 'browse',
  'third-party referrals': 'web-referrer',
  'google search': 'web-referrer',
}

/** Apple's `Source Type` in the words of both stores. */
export const appleSource = (name: string): OwnSource => apple[name.trim().toLowerCase()] ?? others(name)

/** Google's `Traffic source`, with or without the `(organic)` that it may add. */
export const googleSource = (name: string): OwnSource =>
  google[
    name
      .replace(/\([^()]*\)/, '')
      .trim()
      .toLowerCase()
  ] ?? others(name)

const others = (name: string): OwnSource => (/\bads?\b/i.test(name) ? 'ads' : 'other')
