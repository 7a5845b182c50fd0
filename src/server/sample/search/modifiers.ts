import type { WorldLanguage } from '../world/concept.ts'

export interface Modifier {
  /** `{topic}` stands for what is looked for. */
  text: string
  /** Left out for topics that hold one of these already. */
  says: readonly string[]
}

/** Apps and games are asked for in words of their own. */
export type Sort = 'apps' | 'games'

/** What people add to what they look for. */
export const modifiers: Readonly<Record<WorldLanguage, Readonly<Record<Sort, readonly Modifier[]>>>> = {
  en: {
    apps: [
      { text: '{topic} app', says: ['app'] },
      { text: '{topic} free', says: ['free'] },
      { text: 'free {topic} app', says: ['app', 'free'] },
      { text: 'best {topic} app', says: ['app', 'best'] },
      { text: '{topic} offline', says: ['offline', 'near me', 'live'] },
      { text: '{topic} no ads', says: ['ads'] },
      { text: '{topic} no subscription', says: ['subscription', 'free'] },
      { text: 'simple {topic} app', says: ['app', 'simple', 'easy'] },
    ],
    games: [
      { text: '{topic} game', says: ['game'] },
      { text: '{topic} free', says: ['free'] },
      { text: 'free {topic}', says: ['free'] },
      { text: '{topic} offline', says: ['offline', 'multiplayer'] },
      { text: '{topic} without wifi', says: ['offline', 'multiplayer'] },
      { text: '{topic} no ads', says: ['ads'] },
      { text: 'best {topic}', says: ['best'] },
      { text: '{topic} for kids', says: [' for ', 'hard'] },
    ],
  },
  de: {
    apps: [
      { text: '{topic} app', says: ['app '] },
      { text: '{topic} kostenlos', says: ['kostenlos'] },
      { text: '{topic} app kostenlos', says: ['app ', 'kostenlos'] },
      { text: 'beste {topic} app', says: ['app ', 'beste'] },
      { text: '{topic} offline', says: ['offline', 'ohne internet', 'live', 'nähe'] },
      { text: '{topic} ohne werbung', says: ['werbung', ' ohne '] },
      { text: '{topic} gratis', says: ['gratis'] },
      { text: 'einfache {topic} app', says: ['app ', 'einfach'] },
    ],
    games: [
      { text: '{topic} spiel', says: ['spiel'] },
      { text: '{topic} kostenlos', says: ['kostenlos'] },
      { text: '{topic} offline', says: ['offline', 'ohne internet', 'mehrspieler'] },
      { text: '{topic} ohne werbung', says: ['werbung', ' ohne '] },
      { text: '{topic} ohne internet', says: ['offline', 'internet', 'mehrspieler'] },
      { text: '{topic} gratis', says: ['gratis'] },
      { text: '{topic} deutsch', says: ['deutsch'] },
      { text: '{topic} für kinder', says: [' für ', 'schwer', 'kinder'] },
    ],
  },
  fr: {
    apps: [
      { text: 'appli {topic}', says: ['appli'] },
      { text: '{topic} gratuit', says: ['gratuit'] },
      { text: 'application {topic} gratuite', says: ['appli', 'gratuit'] },
      { text: 'meilleure appli {topic}', says: ['appli'] },
      { text: '{topic} hors ligne', says: ['hors', 'ligne', 'direct', 'près de moi'] },
      { text: '{topic} sans pub', says: [' sans '] },
      { text: '{topic} facile', says: ['facile'] },
    ],
    games: [
      { text: 'jeu {topic}', says: ['jeu'] },
      { text: '{topic} gratuit', says: ['gratuit'] },
      { text: '{topic} hors ligne', says: ['hors', 'sans internet', 'multijoueur'] },
      { text: '{topic} sans pub', says: [' sans '] },
      { text: '{topic} sans internet', says: ['hors', ' sans ', 'multijoueur'] },
      { text: 'jeu {topic} gratuit', says: ['jeu', 'gratuit'] },
      { text: '{topic} français', says: ['français'] },
      { text: '{topic} enfant', says: ['enfant'] },
    ],
  },
  es: {
    apps: [
      { text: '{topic} app', says: ['app'] },
      { text: '{topic} gratis', says: ['gratis'] },
      { text: 'app {topic} gratis', says: ['app', 'gratis'] },
      { text: 'mejor app {topic}', says: ['app'] },
      { text: '{topic} sin internet', says: ['internet', 'cerca de mí', 'directo'] },
      { text: '{topic} sin anuncios', says: [' sin '] },
      { text: '{topic} fácil', says: ['fácil'] },
    ],
    games: [
      { text: 'juego {topic}', says: ['juego'] },
      { text: '{topic} gratis', says: ['gratis'] },
      { text: '{topic} sin internet', says: ['internet', 'multijugador'] },
      { text: '{topic} sin anuncios', says: [' sin '] },
      { text: 'juego {topic} gratis', says: ['juego', 'gratis'] },
      { text: '{topic} en español', says: ['español'] },
      { text: '{topic} para niños', says: ['niños'] },
    ],
  },
  ja: {
    apps: [
      { text: '{topic} アプリ', says: ['アプリ'] },
      { text: '{topic} 無料', says: ['無料'] },
      { text: '{topic} アプリ 無料', says: ['無料', 'アプリ'] },
      { text: '{topic} おすすめ', says: ['おすすめ'] },
      { text: '{topic} オフライン', says: ['オフライン'] },
      { text: '{topic} 広告なし', says: ['広告'] },
      { text: '{topic} シンプル', says: ['シンプル', '簡単'] },
    ],
    games: [
      { text: '{topic} ゲーム', says: ['ゲーム'] },
      { text: '{topic} 無料', says: ['無料'] },
      { text: '{topic} オフライン', says: ['オフライン', '対戦'] },
      { text: '{topic} 広告なし', says: ['広告'] },
      { text: '{topic} おすすめ', says: ['おすすめ'] },
      { text: '{topic} 人気', says: ['人気'] },
      { text: '{topic} ゲーム 無料', says: ['ゲーム', '無料'] },
    ],
  },
}
