import { expect, test } from 'vitest'
import { languageDetector, languageOf } from './language-of.ts'

test.each([
  ['en', 'Since the last update the app closes whenever I open my library.'],
  ['de', 'Seit dem letzten Update stürzt die App beim Öffnen ständig ab.'],
  ['fr', 'Depuis la mise à jour, l’application se ferme dès que je l’ouvre.'],
  ['es', 'Desde la última actualización se cierra sola cada vez que la abro.'],
  ['pt', 'Depois da atualização o aplicativo fecha sozinho, não consigo usar.'],
  ['it', 'Dopo l’ultimo aggiornamento l’applicazione si chiude da sola.'],
  ['nl', 'Sinds de laatste update sluit de app zichzelf steeds af.'],
  ['sv', 'Sedan uppdateringen kraschar appen varje gång jag öppnar den.'],
  ['pl', 'Po ostatniej aktualizacji aplikacja zamyka się przy każdym uruchomieniu.'],
  ['tr', 'Son güncellemeden sonra uygulama her açtığımda kapanıyor.'],
  ['ru', 'После обновления приложение вылетает при каждом запуске.'],
  ['ja', '先週の更新のあと、アプリを開くたびに落ちて使えません。早く直してください。'],
  ['ko', '업데이트 이후로 앱을 열 때마다 계속 종료됩니다. 빨리 고쳐 주세요.'],
  ['zh', '更新之后每次打开这个应用程序都会闪退，请尽快修复，谢谢你们的努力。'],
  ['ar', 'بعد التحديث الأخير يتوقف التطبيق عن العمل في كل مرة أفتحه.'],
  ['he', 'מאז העדכון האחרון האפליקציה נסגרת בכל פעם שאני פותח אותה.'],
])('a review in %s is told from its text', async (language, text) => {
  expect(await languageOf(text)).toBe(language)
})

test.each([
  ['nothing', ''],
  ['19 letters', 'Sehr gut, sehr gut!'],
  ['pictures', '😀'.repeat(40)],
  ['figures', '1234567890 10/10 5.0 100% +++ !!!!!!!!!!!!'],
  ['an address', 'https://example.com/a/long/address/without/any/words'],
])('a text that holds %s has no language', async (_, text) => {
  expect(await languageOf(text)).toBeNull()
})

test('half a pair, controls and a very long text do no harm', async () => {
  const detect = await languageDetector()
  expect(detect('\ud83d The app closes whenever I open my library \u202e\u0000')).toBe('en')
  expect(detect('The app closes whenever I open it. '.repeat(3000))).toBe('en')
})
