import { expect, test } from 'vitest'
import { stopImpersonation } from '#contract/administration.ts'
import { endpoints } from '#contract/index.ts'
import { isForStaff } from '#contract/protocol/access.ts'
import { staffWrites } from './staff-writes.ts'

test('everything that staff may write while they act as a user has a name in the changelog', () => {
  const written = endpoints.filter(
    ({ auth, readOnly, selfOnly, privilege, id }) =>
      auth === 'bearer' &&
      !readOnly &&
      !selfOnly &&
      !(privilege && isForStaff(privilege)) &&
      id !== stopImpersonation.id,
  )
  expect(Object.keys(staffWrites).toSorted()).toEqual(written.map(({ id }) => id).toSorted())
  expect(new Set(Object.values(staffWrites).map(({ message }) => message)).size).toBe(written.length)
})
