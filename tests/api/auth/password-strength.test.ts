import { expect, test } from 'vitest'
import { strengthOfScore } from '#contract/auth/password-strength.ts'
import { requireStrongPassword } from '#server/auth/password/password-strength.ts'
import { loadScore } from '#web/ui/forms/password-strength.ts'

const about = ['Ada', 'Marlow', 'ada.marlow@example.com']

const passwords = [
  'Password1234!',
  'Passw0rd!Passw0rd!',
  'Qwertyuiop-1',
  'Iloveyou-2026',
  'Marlow-Marl-1',
  'Ada.Marlow-1',
  'Storeglass-1!',
  'Aa1-Aa1-Aa1-Aa1-',
  'Summer2026!!',
  'Correct-horse-9',
  'Glass-barometer-7',
  'xK9!mmQ2-vaetZ',
]

test.each(passwords)(
  'AUTH-059, OP-11: what is shown of %s while it is typed is what the server says of it',
  async (password) => {
    const score = await loadScore()
    const isRefused = await requireStrongPassword(password, about).then(
      () => false,
      () => true,
    )
    expect(strengthOfScore(score(password, about)) === 'weak').toBe(isRefused)
  },
)
