import { describe, expect, test } from 'vitest'
import { bracedIn, unknownPlaceholders } from '#contract/reviews/placeholders.ts'
import { nameOf } from './author-name.ts'
import { fillTemplate, parseTemplate } from './placeholders.ts'

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

test('REV-012: somebody whom the store calls nobody is not greeted, and no comma stays', () => {
  const name = nameOf('A Google user')
  expect(fillTemplate('Hi {name}, thanks', { ...values, name }).text).toBe('Hi, thanks')
  expect(fillTemplate('Hi {name}, thanks', { ...values, name: nameOf('ශ්‍රී') }).text).toBe('Hi ශ්‍රී, thanks')
})

test('REV-012: what looks like a placeholder and is none is told as it is written', () => {
  expect(unknownPlaceholders('Hallo {nmae}, { Name } und {support}, {nmae} {{app}} {app')).toEqual([
    '{nmae}',
    '{{app}}',
    '{app',
  ])
  expect(bracedIn('Hi {name}, {x} :-} {} { } {1} a{')).toEqual(['{name}', '{x}'])
})

test('long runs of blanks are read once', () => {
  expect(parseTemplate(`a${' '.repeat(5930)}x {version}`)).toHaveLength(3)
})
