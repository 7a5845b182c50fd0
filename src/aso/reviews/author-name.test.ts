import { expect, test } from 'vitest'
import { nameOf } from './author-name.ts'

test.each([
  ['José María', 'José María'],
  ['O’Brien', 'O’Brien'],
  ["Pat O'Brien", "Pat O'Brien"],
  ['Anne-Marie', 'Anne-Marie'],
  ['李雷', '李雷'],
  ['たろう', 'たろう'],
  ['Nguyễn Văn A', 'Nguyễn Văn A'],
  ['Dr. Müller', 'Dr. Müller'],
  ['J. R. Hartley', 'J. R. Hartley'],
  ['ශ්‍රී', 'ශ්‍රී'],
  ['می‌ناز', 'می‌ناز'],
  ['Владимир', 'Владимир'],
  ['Jean-Luc d’Arc', 'Jean-Luc d’Arc'],
  ['Conny Franken', null],
  ['Max Mark', 'Max Mark'],
  ['  Ada \n Marlow ', 'Ada Marlow'],
  ['\u202eAda', 'Ada'],
  ['A\u200dda', null],
])('an author who is called %j is greeted as %j', (author, name) => {
  expect(nameOf(author)).toBe(name)
})

test.each([
  null,
  '',
  ' \u200b ',
  'refund24.com',
  'evil-2.top',
  'Call +49 171 1234567',
  'WhatsApp 01711234567',
  'Refund hotline 0800 123456',
  'evil．com',
  'Telegram evil_support',
  'http:evil1.com',
  '＠evil',
  'you idiot',
  'win at cheap-pills.example',
  'ada@marlow.example',
  'evil.top',
  'evil dot com',
  'evil com',
  'Telegram evil',
  'Visit Evil Now',
  'Refund Team',
  'Official Support',
  'Free Gift Card',
  'Еvil Сom',
  'Гoogle',
  'A'.repeat(41),
  'one two three four five',
  'Zal̶̡̢̛̗̘̙̜̝̞̟go',
  'a..b',
  '{name}',
  '<b>Ada</b>',
  'Ada\u0000🙂',
])('an author who is called %j is not greeted', (author) => {
  expect(nameOf(author)).toBeNull()
})

test.each([
  'A Google user',
  'Ein Google-Nutzer',
  'Un utilisateur de Google',
  'Un usuario de Google',
  'Um usuário do Google',
  'Un utente Google',
  'Een Google-gebruiker',
  'Uživatel Googlu',
  'Пользователь Google',
  'Google ユーザー',
  'Google 用户',
  'مستخدم Google',
  'Google Kullanıcısı',
  'Anonymous',
  'Anónimo',
  '匿名',
  'Аноним',
  'User',
])('%s, as stores call people without a name, is none', (author) => {
  expect(nameOf(author)).toBeNull()
})
