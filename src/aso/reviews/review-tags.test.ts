import { expect, test } from 'vitest'
import { tagsOf, type ReviewTag } from './review-tags.ts'

const of = (language: string | null, rating: number, body: string) => tagsOf({ title: null, body, language, rating })

test.each<[string, number, string, ReviewTag[]]>([
  ['en', 1, 'It crashes since the last update.', ['bug']],
  ['en', 2, 'The watch won’t connect any more, please fix this.', ['bug']],
  ['en', 4, 'Good, but I wish there was a widget.', ['request']],
  ['en', 3, 'It would be nice to have dark mode, and the app doesn’t sync.', ['bug', 'request']],
  ['en', 1, 'I was charged for a subscription after the free trial.', ['billing']],
  ['en', 5, 'Worth every penny of the subscription.', ['praise']],
  ['en', 5, 'Great app, especially since the latest update.', ['praise']],
  ['de', 1, 'Die App stürzt ständig ab.', ['bug']],
  ['de', 4, 'Es wäre schön, wenn es ein Widget gäbe.', ['request']],
  ['de', 2, 'Das Abo ist viel zu teuer.', ['billing']],
  ['fr', 1, 'Impossible de connecter ma montre depuis la mise à jour.', ['bug']],
  ['fr', 4, 'Il manque juste un mode sombre.', ['request']],
  ['fr', 1, 'Abonnement prélevé après résiliation.', ['billing']],
  ['es', 1, 'No funciona, se cierra sola.', ['bug']],
  ['es', 4, 'Me gustaría un modo oscuro.', ['request']],
  ['es', 1, 'La suscripción es muy cara.', ['billing']],
  ['de', 5, 'Aus meinem Alltag nicht mehr wegzudenken. Mein Liebling: der Regen.', ['praise']],
  ['de', 5, 'Möchte ich nicht mehr missen!', ['praise']],
  ['de', 5, 'Ohne diese App kann ich nicht mehr einschlafen.', ['praise']],
  ['de', 5, 'Ich kann nicht mehr ohne.', ['praise']],
  ['de', 4, 'Die Uhr verbindet sich seit gestern nicht mehr.', ['bug']],
  ['en', 5, 'Can’t start the day without it.', ['praise']],
  ['en', 5, 'I cannot recommend this enough.', ['praise']],
  ['en', 4, "I can't start it any more.", ['bug']],
  ['fr', 5, "Je ne peux plus m'en passer.", ['praise']],
  ['fr', 5, 'On ne peut plus s’en passer !', ['praise']],
  ['es', 5, 'Ya no puedo vivir sin ella.', ['praise']],
  ['es', 5, 'No puedo dejar de usarla.', ['praise']],
])('REV-005, OP-70: in %s with %d stars “%s” is about %j', (language, rating, body, tags) => {
  expect(of(language, rating, body)).toEqual(tags)
})

test('in a language whose words are not known, and without words, the stars alone tell', () => {
  expect(of('ja', 5, '毎晩使っています')).toEqual(['praise'])
  expect(of('ja', 1, 'クラッシュする')).toEqual([])
  expect(of('en', 5, '')).toEqual(['praise'])
  expect(of('en', 1, '')).toEqual([])
})

test.each(['a'.repeat(200_000), 'not '.repeat(50_000), 'ohne '.repeat(40_000), `no ${'a'.repeat(200_000)}`])(
  'a text that goes on and on has none',
  (body) => {
    expect(of('en', 1, body)).toEqual([])
    for (const language of ['de', 'fr', 'es']) expect(of(language, 5, body)).toEqual(['praise'])
  },
)
