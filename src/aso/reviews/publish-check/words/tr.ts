import type { RiskyWords } from '../risky-list.ts'

/** Turkish. */
export const tr: RiskyWords = {
  request: `
kredi|hediye kart*
kart numara*|bilgi*
banka hesab*|bilgi*
sifrenizi|sifreni|parolanizi|parolani
dogrulama|guvenlik|onay kod*
telefon numara*
adresinizi|adresini
kimlik numara*
havale*
para gonder*`,
  money: `
iade*
geri ode*
paranizi|paraniz|parani|paran|parayi
tazmin*
indirim*
kupon*
bedava
ucretsiz … ay|aylik|yil|hafta|premium|abonelik|erisim|uyelik
hediye ceki|kuponu
lira
liralik
~ tl
# tl
telafi`,
  promise: `
soz ver*
gelecek|onumuzdeki|sonraki hafta*|ay|ayda|guncelleme*|surum*|gun*|yil*
yakinda
en kisa surede|zamanda
yarin
haftaya
saat|gun|hafta|ay icinde
gune|aya|sonuna kadar
ekleyecegiz|duzeltecegiz|cozecegiz|yayinlayacagiz|sunacagiz|getirecegiz|giderecegiz|gelistirecegiz|iyilestirecegiz|yapacagiz|halledecegiz|cikaracagiz
eklenecek*
duzeltilecek*
cozulecek*
yayinlanacak*
giderilecek*
sunulacak*
calisiyoruz
planliyoruz
planlan*
pazartesi|sali|carsamba|persembe|cuma … kadar
~ ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik`,
  legal: `
kabul ediyoruz
itiraf*
hatamiz|sucumuz|kusurumuz
sorumluyuz
suclu*
yasal*
hukuk*
avukat*
mahkeme*
dava
dolandir*
sahtekar*
verilerinizi|verileriniz|bilgilerinizi|bilgileriniz … satt*|satil*|sizd*|calin*|paylas*
veri sizintisi|ihlali
kvkk
ihlal*`,
  insult: `
aptal*
salak*
gerizekali*
geri zekali*
ahmak*
pislik*
orospu*
siktir*
serefsiz*
kapa ceneni
yalanci*
dangalak*`,
  prompt: `
dil modeli*
yapay zeka*
bir asistan*
onceki|tum talimat*
talimat* … yok say*|goz ardi|gormezden
iste … yanit*|cevab*`,
}
