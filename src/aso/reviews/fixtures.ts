import type { TopicReview } from './topics/read-review.ts'

let count = 0

/** A review of tests; each has an id of its own. */
export const reviewOf = (rating: number, body: string, rest: Partial<TopicReview> = {}): TopicReview => ({
  id: `review-${++count}`,
  rating,
  title: null,
  body,
  language: 'en',
  version: null,
  likes: 0,
  writtenAt: '2026-11-10T10:00:00Z',
  ...rest,
})

/** Fictional reviews of a sleep app, as people write them. */
export const english: readonly (readonly [rating: number, body: string])[] = [
  [1, 'The last update deleted all my downloads. I had to start over.'],
  [1, 'Since the update the app crashes when I open the player.'],
  [2, 'Crashes after every update. Please fix this.'],
  [1, 'Update broke the timer, and now it crashes all the time.'],
  [1, 'It crashes on my tablet.'],
  [2, 'The stories stop early when the screen is locked.'],
  [1, 'Stories stop after five minutes. Useless without the whole story!'],
  [2, 'My favourite story stops in the middle of the night.'],
  [1, 'The subscription is far too expensive for what it is.'],
  [2, 'I was charged for the subscription after I had cancelled it.'],
  [1, 'Cannot cancel my subscription. Nobody answers.'],
  [3, 'Good sounds, but I wish there were a timer for the stories.'],
  [4, 'I wish I could mix my own sounds. Otherwise great.'],
  [5, 'The rain sounds are wonderful, I fall asleep at once.'],
  [5, 'Rain sounds every night. My kids love them, too.'],
  [5, 'Love the rain sounds! So relaxing.'],
  [4, 'The rain sounds are great, the wind is a bit loud.'],
  [5, 'Easy to use, even for my grandmother.'],
  [5, 'Very easy to use and beautiful.'],
  [4, 'Easy to use.'],
  [5, 'Great app!'],
  [5, 'Great app, love it'],
  [5, 'Excellent'],
  [5, 'Best app ever'],
]

export const japanese: readonly (readonly [rating: number, body: string])[] = [
  [1, 'アップデートしてから起動しない。ログインもできません。'],
  [1, '最新のアップデートでアプリが落ちる。早く直してください。'],
  [2, 'アップデート後、同期ができなくなった。'],
  [1, 'ログインできない。パスワードを変更しても同じ。'],
  [2, '広告が多すぎる。'],
  [1, '広告ばかりで眠れない。'],
  [2, '広告が邪魔です。課金しても消えない。'],
  [4, '雨の音が好き。'],
  [5, '雨の音でよく眠れる。最高のアプリ。'],
  [5, '雨の音と波の音が癒される。'],
  [5, 'シンプルで使いやすい。'],
  [5, '使いやすい。おすすめです。'],
  [4, 'デザインがきれいで使いやすい。'],
]

export const german: readonly (readonly [rating: number, body: string])[] = [
  [1, 'Seit dem letzten Update stürzt die App ständig ab.'],
  [1, 'Das Update hat alles kaputt gemacht, die Anmeldung geht nicht mehr.'],
  [2, 'Nach dem Update keine Benachrichtigungen mehr. Sehr schade.'],
  [1, 'Die Anmeldung schlägt fehl, mein Passwort wird nicht erkannt.'],
  [1, 'Viel zu teuer, das Abo kostet 60 Euro im Jahr.'],
  [2, 'Das Abo ist mir zu teuer.'],
  [5, 'Tolle Regengeräusche und eine schöne Auswahl an Geschichten.'],
  [5, 'Die Geschichten sind super zum Einschlafen.'],
  [4, 'Schöne Geschichten, aber es fehlt ein Timer.'],
  [4, 'Es wäre schön, wenn es einen Timer gäbe.'],
]
