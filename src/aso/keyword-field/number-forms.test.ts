import { expect, test } from 'vitest'
import { otherNumbers } from './number-forms.ts'

test.each([
  ['en-US', 'sound', 'sounds'],
  ['en-US', 'story', 'stories'],
  ['en-US', 'box', 'boxes'],
  ['en-US', 'shoe', 'shoes'],
  ['en-US', 'wolf', 'wolves'],
  ['en-US', 'knife', 'knives'],
  ['en-US', 'child', 'children'],
  ['en-US', 'day', 'days'],
  ['de-DE', 'geschichte', 'geschichten'],
  ['de-DE', 'gutenachtgeschichte', 'gutenachtgeschichten'],
  ['de-DE', 'übung', 'übungen'],
  ['de-DE', 'kategorie', 'kategorien'],
  ['de-DE', 'maschine', 'maschinen'],
  ['de-DE', 'tablette', 'tabletten'],
  ['de-DE', 'trainerin', 'trainerinnen'],
  ['de-DE', 'foto', 'fotos'],
  ['es-MX', 'cuento', 'cuentos'],
  ['es-MX', 'reloj', 'relojes'],
  ['es-MX', 'luz', 'luces'],
  ['fr-FR', 'cheval', 'chevaux'],
  ['fr-FR', 'histoire', 'histoires'],
  ['pt-BR', 'meditação', 'meditações'],
  ['pt-BR', 'som', 'sons'],
])('in %s %s and %s are one word in two numbers', (locale, singular, plural) => {
  expect(otherNumbers(singular, locale)).toContain(plural)
  expect(otherNumbers(plural, locale)).toContain(singular)
})

test.each([
  ['en-US', 'new', 'news'],
  ['en-US', 'class', 'clas'],
  ['en-US', 'bus', 'bu'],
  ['de-DE', 'schlaf', 'schlafen'],
  ['de-DE', 'spiel', 'spieler'],
  ['de-DE', 'spiele', 'spielen'],
  ['de-DE', 'lerne', 'lernen'],
  ['de-DE', 'wander', 'wandern'],
  ['de-DE', 'bastel', 'basteln'],
  ['de-DE', 'meine', 'meinen'],
  ['de-DE', 'befreie', 'befreien'],
  ['de-DE', 'richte', 'richten'],
])('in %s %s and %s are not', (locale, one, other) => {
  expect(otherNumbers(one, locale)).not.toContain(other)
  expect(otherNumbers(other, locale)).not.toContain(one)
})

test('where the endings are not known, no word has another number', () => {
  expect(otherNumbers('睡眠', 'ja-JP')).toEqual([])
  expect(otherNumbers('звуки', 'ru-RU')).toEqual([])
})
