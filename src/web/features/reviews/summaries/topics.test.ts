import { expect, test } from 'vitest'
import { topicName } from './topics.ts'

test('a topic begins with a capital letter, but for names with one of their own', () => {
  expect(['brown noise', 'e-mail', 'iPhone sync', 'GPS tracks', 'écran', '広告', ''].map(topicName)).toEqual([
    'Brown noise',
    'E-mail',
    'iPhone sync',
    'GPS tracks',
    'Écran',
    '広告',
    '',
  ])
})
