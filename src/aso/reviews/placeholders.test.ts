import { describe, expect, test } from 'vitest'
import { fillTemplate, nameOf } from './placeholders.ts'

const values = { name: 'Ada', app: 'Moorlight', version: '4.2', support: 'help@moorlight.example' }

describe('REV-012: placeholders of a reply template', () => {
  test('are filled in, however they are written', () => {
    const { text, missing } = fillTemplate('Hi {name}, { App } {VERSION} is out. Ask {support}.', values)
    expect(text).toBe('Hi Ada, Moorlight 4.2 is out. Ask help@moorlight.example.')
    expect(missing).toEqual([])
  })

  test('without a value go with the space before them, and are told once', () => {
    const { text, missing } = fillTemplate('Hi {name},\n{name}: fixed in {version}', {
      ...values,
      name: '',
      version: null,
    })
    expect(text).toBe('Hi,\n: fixed in')
    expect(missing).toEqual(['name', 'version'])
  })

  test.each([
    ['Thank you, {name}. All is well.', 'Thank you. All is well.'],
    ['Danke, {name}!', 'Danke!'],
    ['Sorry, {name}, we look into it', 'Sorry, we look into it'],
    ['Thank you, {name}', 'Thank you'],
    ['ありがとうございます、{name}。', 'ありがとうございます。'],
    ['Today, {name} we have news', 'Today, we have news'],
  ])('without a value leave no comma that leads nowhere: %s', (template, text) => {
    expect(fillTemplate(template, { ...values, name: null }).text).toBe(text)
  })

  test('that nobody knows stay, and a value is never filled in again', () => {
    expect(fillTemplate('{name} {code}', { ...values, name: '{support} $& $1' }).text).toBe('{support} $& $1 {code}')
  })
})

test.each<[string, string | null, string | null]>([
  ['is greeted', '  Ada \n Marlow ', 'Ada Marlow'],
  ['in any script', 'たろう', 'たろう'],
  ['with initials', 'J. R. Hartley', 'J. R. Hartley'],
  ['not told', null, null],
  ['empty', ' \u200b ', null],
  ['that is an address', 'win at cheap-pills.example', null],
  ['that is a mailbox', 'ada@marlow.example', null],
  ['that turns the text around', '\u202eAda', 'Ada'],
  ['longer than any', 'A'.repeat(41), null],
])('an author %s', (_, author, name) => {
  expect(nameOf(author)).toBe(name)
})
