import { expect, test } from 'vitest'
import type { Profile } from '#contract/profile.ts'
import { chosenElsewhere } from './device-upkeep.ts'

const profile: Profile = {
  id: '11111111-1111-4111-8111-111111111111',
  firstName: 'Ada',
  lastName: 'Marlow',
  email: 'ada@example.com',
  newEmail: null,
  role: 'owner',
  billingAccountId: null,
  privileges: [],
  language: 'de',
  scheme: 'auto',
  hasPassword: true,
  providers: [],
  marketingConsent: false,
}

test.each([
  ['on a new device the language is taken over', undefined, profile, { language: 'de' }],
  [
    'on a new device a chosen appearance too',
    undefined,
    { ...profile, scheme: 'dark' },
    { language: 'de', scheme: 'dark' },
  ],
  ['nothing where nothing changed', profile, profile, {}],
  ['what was changed elsewhere', profile, { ...profile, scheme: 'light' }, { scheme: 'light' }],
] as const)('OP-112: %s', (_, before, after, chosen) => {
  expect(chosenElsewhere(before, after)).toEqual(chosen)
})
