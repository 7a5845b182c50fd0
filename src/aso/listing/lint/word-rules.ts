import type { LintRuleId } from './rules.ts'
import { wordFinder, type FindWords } from './find-words.ts'

/** What fastlane precheck finds bad about Apple's own products. */
const negativeApple = [
  ...['ios', 'macos', 'safari', 'webkit', 'uikit', 'apple store'].flatMap((name) => [`${name} bug`, `${name} bugs`]),
  'slow iphone',
  'slow ipad',
  'old iphone',
]

/** Services that an app works with, of which the store's reviewers think nothing: named by apps that are live, November 2026. */
const googleServices = [
  'google+',
  'google account',
  'google analytics',
  'google calendar',
  'google cardboard',
  'google cast',
  'google chromecast',
  'google classroom',
  'google contacts',
  'google docs',
  'google drive',
  'google home',
  'google maps',
  'google photos',
  'google plus',
  'google sheets',
  'google slides',
  'google translate',
]

const otherPlatforms = [
  'android',
  'google',
  'google play',
  'compuserve',
  'windows phone',
  'windows 10 mobile',
  'sailfish os',
  'windows universal app',
  'blackberry',
  'palm os',
  'symbian',
]

/**
 * The rules that look for words alone. The lists are those of fastlane precheck, and of Google Play's metadata policy; both are
 * English.
 */
export const wordRules = {
  'words.placeholder': wordFinder(['lorem ipsum', 'hipster ipsum', 'bacon ipsum', 'placeholder text', 'text here']),
  'words.negative-apple': wordFinder(negativeApple),
  'words.other-platforms': wordFinder(otherPlatforms, googleServices),
  'words.future': wordFinder([
    'coming soon',
    'coming shortly',
    'in the next release',
    'arriving soon',
    'arriving shortly',
    'here soon',
    'here shortly',
  ]),
  'words.test': wordFinder(['just a test', 'alpha test', 'beta test', 'this is a test', 'for testing']),
  'words.price': wordFinder(['free', 'price', 'sale', 'discount', '% off']),
  'play.promotion': wordFinder([
    'top',
    'best',
    '#1',
    'number one',
    'popular',
    'app of the year',
    'editor’s choice',
    "editor's choice",
    'free',
    'ad free',
    'ad-free',
    'no ads',
    'sale',
    'discount',
    '% off',
    'cash back',
    'cashback',
    'limited time',
  ]),
  'play.call-to-action': wordFinder(['download now', 'install now', 'update now', 'play now', 'try now', 'get it now']),
} as const satisfies Partial<Record<LintRuleId, FindWords>>
