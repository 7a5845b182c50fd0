import type { WorldLanguage } from '../world/concept.ts'

export interface Modifier {
  /** `{topic}` stands for what is looked for. */
  text: string
  /** Left out for topics that hold one of these already. */
  says: readonly string[]
}

/** What people add to what they look for. */
export const modifiers: Readonly<Record<WorldLanguage, readonly Modifier[]>> = {
  en: [
    { text: '{topic} app', says: ['app'] },
    { text: '{topic} free', says: ['free'] },
    { text: 'free {topic} app', says: ['app', 'free'] },
    { text: 'best {topic}', says: ['best'] },
    { text: '{topic} offline', says: ['offline'] },
    { text: '{topic} for beginners', says: ['beginner'] },
    { text: '{topic} for kids', says: ['kid'] },
    { text: 'easy {topic}', says: ['easy'] },
    { text: 'daily {topic}', says: ['daily'] },
    { text: '{topic} with timer', says: ['timer'] },
  ],
  de: [
    { text: '{topic} app', says: ['app'] },
    { text: '{topic} kostenlos', says: ['kosten'] },
    { text: '{topic} gratis', says: ['gratis', 'kosten'] },
    { text: 'beste {topic} app', says: ['app', 'beste'] },
    { text: '{topic} offline', says: ['offline'] },
    { text: '{topic} für anfänger', says: ['anfänger'] },
    { text: '{topic} für kinder', says: ['kinder'] },
    { text: '{topic} deutsch', says: ['deutsch'] },
    { text: '{topic} täglich', says: ['täglich'] },
    { text: '{topic} mit timer', says: ['timer'] },
  ],
  fr: [
    { text: 'appli {topic}', says: ['appli'] },
    { text: '{topic} gratuit', says: ['gratuit'] },
    { text: 'application {topic} gratuite', says: ['gratuit', 'appli'] },
    { text: '{topic} hors ligne', says: ['hors', 'ligne'] },
    { text: '{topic} débutant', says: ['débutant'] },
    { text: '{topic} enfant', says: ['enfant'] },
    { text: '{topic} facile', says: ['facile'] },
    { text: '{topic} quotidien', says: ['quotidien'] },
    { text: '{topic} français', says: ['français'] },
  ],
  es: [
    { text: 'app {topic}', says: ['app', 'aplicación'] },
    { text: '{topic} gratis', says: ['gratis'] },
    { text: 'aplicación {topic} gratis', says: ['gratis', 'app', 'aplicación'] },
    { text: '{topic} sin internet', says: ['internet'] },
    { text: '{topic} para principiantes', says: ['principiante'] },
    { text: '{topic} para niños', says: ['niños'] },
    { text: '{topic} fácil', says: ['fácil'] },
    { text: '{topic} diario', says: ['diario'] },
    { text: '{topic} en español', says: ['español'] },
  ],
  ja: [
    { text: '{topic} アプリ', says: ['アプリ'] },
    { text: '{topic} 無料', says: ['無料'] },
    { text: '{topic} 無料 アプリ', says: ['無料', 'アプリ'] },
    { text: '{topic} おすすめ', says: ['おすすめ'] },
    { text: '{topic} オフライン', says: ['オフライン'] },
    { text: '{topic} 初心者', says: ['初心者'] },
    { text: '{topic} 子供', says: ['子供'] },
    { text: '{topic} 簡単', says: ['簡単'] },
    { text: '{topic} 日本語', says: ['日本語'] },
  ],
}
