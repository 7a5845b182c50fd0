import type { AppEventType } from '#contract/overview/sections.ts'
import type { WorldLanguage } from '../concept.ts'

interface Occasion {
  /** At most 30 characters. */
  title: string
  /** At most 50 characters. */
  text: string
}

/** What can go on in any app: events of the types for which a concept has no wording of its own. */
type OwnType = Extract<AppEventType, 'PREMIERE' | 'NEW_SEASON' | 'MAJOR_UPDATE' | 'SPECIAL_EVENT'>

export const occasions: Readonly<Record<WorldLanguage, Readonly<Record<OwnType, Occasion>>>> = {
  en: {
    PREMIERE: { title: 'Something new is here', text: 'See it first: our biggest addition this year.' },
    NEW_SEASON: { title: 'The new season begins', text: 'Fresh goals and rewards for the next weeks.' },
    MAJOR_UPDATE: { title: 'The big update', text: 'New look, twice as fast, and what you asked for.' },
    SPECIAL_EVENT: { title: 'A week to celebrate', text: 'Everything open to everyone for seven days.' },
  },
  de: {
    PREMIERE: { title: 'Etwas Neues ist da', text: 'Sei dabei: unsere größte Neuheit des Jahres.' },
    NEW_SEASON: { title: 'Die neue Saison beginnt', text: 'Frische Ziele und Preise für die nächsten Wochen.' },
    MAJOR_UPDATE: { title: 'Das große Update', text: 'Neues Design, doppelt so schnell, mit mehr drin.' },
    SPECIAL_EVENT: { title: 'Eine Woche zum Feiern', text: 'Sieben Tage lang ist alles für alle offen.' },
  },
  fr: {
    PREMIERE: { title: 'Une nouveauté vous attend', text: 'Notre plus grand ajout de l’année est arrivé.' },
    NEW_SEASON: { title: 'La nouvelle saison commence', text: 'De nouveaux objectifs pour les semaines à venir.' },
    MAJOR_UPDATE: { title: 'La grande mise à jour', text: 'Plus belle, plus rapide, et selon vos souhaits.' },
    SPECIAL_EVENT: { title: 'Une semaine de fête', text: 'Tout est ouvert à tous pendant sept jours.' },
  },
  es: {
    PREMIERE: { title: 'Llega algo nuevo', text: 'Nuestra mayor novedad del año ya está aquí.' },
    NEW_SEASON: { title: 'Empieza la temporada', text: 'Nuevas metas y premios para estas semanas.' },
    MAJOR_UPDATE: { title: 'La gran actualización', text: 'Más bonita, más rápida y con lo que pedías.' },
    SPECIAL_EVENT: { title: 'Semana de celebración', text: 'Siete días con todo abierto para todo el mundo.' },
  },
  ja: {
    PREMIERE: { title: '新機能が登場', text: '今年いちばんの新機能を、いち早くお試しください。' },
    NEW_SEASON: { title: '新シーズン開幕', text: '新しい目標とごほうびを用意しました。' },
    MAJOR_UPDATE: { title: '大型アップデート', text: 'デザインを一新し、速度も二倍になりました。' },
    SPECIAL_EVENT: { title: '記念ウィーク開催', text: '七日間、すべての機能をどなたでも使えます。' },
  },
}
