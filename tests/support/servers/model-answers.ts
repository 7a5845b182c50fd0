import * as v from 'valibot'
import { keywordCandidates } from '#aso/keyword-candidates.ts'

/** What a prompt for keywords tells of the app. */
const AboutApp = v.object({
  locale: v.string(),
  title: v.string(),
  subtitle: v.nullable(v.string()),
  description: v.nullable(v.string()),
  seed: v.optional(v.string()),
})

/** What a prompt for a reply tells of a review. */
const AboutReview = v.object({
  app: v.string(),
  support: v.optional(v.string()),
  language: v.nullable(v.string()),
  review: v.object({ stars: v.number(), name: v.nullable(v.string()) }),
})

const Translated = v.object({ to: v.string(), texts: v.array(v.string()) })

/** What stands in for a model answers to a prompt: the same each time. */
export function answerTo(prompt: string): object {
  const asked: unknown = JSON.parse(prompt)
  const review = v.safeParse(AboutReview, asked)
  if (review.success) return { reply: replyTo(review.output) }
  const texts = v.safeParse(Translated, asked)
  if (texts.success) return { translations: texts.output.texts.map((text) => translated(text, texts.output.to)) }
  const app = v.safeParse(AboutApp, asked)
  return { keywords: app.success ? keywordsFor(app.output) : [] }
}

function keywordsFor({ locale, title, subtitle, description, seed }: v.InferOutput<typeof AboutApp>): string[] {
  const words = keywordCandidates({ title, shortDescription: subtitle, description }, locale, 24)
  return seed === undefined ? words : [seed, ...words.map((word) => `${seed} ${word}`)]
}

/** For content customers, and for others. */
const replies: Record<string, [good: string, bad: string]> = {
  en: [
    'Thank you for your review, it is good to hear that the app helps you.',
    'We are sorry that this does not work for you yet, and we are looking into it.',
  ],
  de: [
    'Vielen Dank für deine Rezension, schön zu hören, dass dir die App hilft.',
    'Es tut uns leid, dass das bei dir noch nicht klappt, wir sehen uns das an.',
  ],
  fr: [
    "Merci pour votre avis, nous sommes heureux que l'application vous aide.",
    'Nous sommes désolés que cela ne fonctionne pas encore pour vous, nous regardons cela.',
  ],
  es: [
    'Muchas gracias por tu reseña, nos alegra mucho que la aplicación te ayude.',
    'Sentimos mucho que esto todavía no te funcione, lo estamos revisando ahora.',
  ],
  it: [
    "Grazie mille per la tua recensione, siamo felici che l'applicazione ti aiuti.",
    'Ci dispiace che questo non funzioni ancora per te, lo stiamo controllando.',
  ],
  pt: [
    'Muito obrigado pela sua avaliação, ficamos felizes que o aplicativo ajude você.',
    'Lamentamos que isso ainda não funcione para você, estamos verificando agora.',
  ],
  nl: [
    'Bedankt voor je beoordeling, fijn om te horen dat de app je helpt.',
    'Het spijt ons dat dit bij jou nog niet werkt, we gaan het bekijken.',
  ],
  sv: [
    'Tack så mycket för din recension, det är roligt att höra att appen hjälper dig.',
    'Vi är ledsna att det här inte fungerar för dig ännu, vi tittar på det.',
  ],
  pl: [
    'Dziękujemy za opinię, cieszymy się, że aplikacja tak dobrze ci pomaga.',
    'Przykro nam, że to jeszcze u ciebie nie działa, sprawdzamy to teraz.',
  ],
  tr: [
    'Yorumunuz için çok teşekkür ederiz, uygulamanın size yardımcı olmasına sevindik.',
    'Bunun sizde henüz çalışmamasına üzüldük, şu anda inceliyoruz.',
  ],
  ru: [
    'Большое спасибо за ваш отзыв, мы рады, что приложение вам помогает.',
    'Нам очень жаль, что это у вас пока не работает, мы уже разбираемся.',
  ],
  ja: [
    'レビューをお寄せいただきありがとうございます。アプリがお役に立てて嬉しいです。',
    'ご不便をおかけして申し訳ございません。ただいま原因を調べております。',
  ],
  ko: [
    '소중한 리뷰를 남겨 주셔서 감사합니다. 앱이 도움이 되었다니 정말 기쁩니다.',
    '불편을 드려 정말 죄송합니다. 지금 문제를 확인하고 있으니 조금만 기다려 주세요.',
  ],
  zh: [
    '非常感谢您的评价，很高兴听到这款应用程序能够帮助到您和您的家人。',
    '非常抱歉给您带来了不便，我们正在认真调查这个问题，请您再等一等。',
  ],
}

function replyTo({ language, review, support }: v.InferOutput<typeof AboutReview>): string {
  const [good, bad] = replies[language ?? 'en'] ?? replies['en']!
  const name = review.name === null ? '' : `${review.name}, `
  return review.stars >= 4 ? name + good : `${name}${bad}${support ? ` ${support}` : ''}`
}

/** Nothing here can translate: it says what it stands for. */
function translated(text: string, to: string): string {
  const about = text.trim().split(/\s+/).slice(0, 2).join(' ').slice(0, 30)
  return to === 'de'
    ? `Hier stünde die Übersetzung dieser Rezension ins Deutsche, wenn ein Sprachmodell eingerichtet wäre (${about} …).`
    : `The translation of this review into English would stand here if there were a language model (${about} …).`
}
