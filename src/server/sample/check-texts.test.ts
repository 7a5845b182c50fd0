import { expect, it } from 'vitest'
import { faultsInTexts } from './check-texts.ts'
import { readTexts } from './read-texts.ts'

it('the texts of the sample market obey their schemas, and no file is left over', () => {
  expect(faultsInTexts()).toEqual([])
})

it('a fault in a text is told with its file and place', () => {
  const faulty = (name: string) =>
    name === 'occasions/de'
      ? { ...Object(readTexts(name)), PREMIERE: { title: 'x'.repeat(31), text: '' } }
      : readTexts(name)
  const faults = faultsInTexts(faulty)
  expect(faults).toHaveLength(2)
  expect(faults[0]).toMatch(/^occasions\/de\.json: PREMIERE\.title: More than 30 characters/)
  expect(faults[1]).toMatch(/^occasions\/de\.json: PREMIERE\.text: /)
})
