import type { WorldLanguage } from '../../../world/concept.ts'

/** The words of a product page around the developer's own. */
export interface Labels {
  version: (name: string) => string
  whatsNew: string
  history: string
  ratings: string
  seller: string
  size: string
  category: string
  compatibility: string
  languages: string
  ageRating: string
  purchases: string
  yes: string
  copyright: string
  information: string
  website: string
  privacyPolicy: string
  similar: string
  moreBy: (developer: string) => string
  seeAll: string
  get: string
  chart: string
  developer: string
}

export const labels: Readonly<Record<WorldLanguage, Labels>> = {
  en: {
    version: (name) => `Version ${name}`,
    whatsNew: 'What’s New',
    history: 'Version History',
    ratings: 'Ratings & Reviews',
    seller: 'Seller',
    size: 'Size',
    category: 'Category',
    compatibility: 'Compatibility',
    languages: 'Languages',
    ageRating: 'Age Rating',
    purchases: 'In-App Purchases',
    yes: 'Yes',
    copyright: 'Copyright',
    information: 'Information',
    website: 'Developer Website',
    privacyPolicy: 'Privacy Policy',
    similar: 'You Might Also Like',
    moreBy: (developer) => `More By ${developer}`,
    seeAll: 'See All',
    get: 'Get',
    chart: 'Chart',
    developer: 'Developer',
  },
  de: {
    version: (name) => `Version ${name}`,
    whatsNew: 'Neue Funktionen',
    history: 'Versionsverlauf',
    ratings: 'Bewertungen und Rezensionen',
    seller: 'Anbieter',
    size: 'Größe',
    category: 'Kategorie',
    compatibility: 'Kompatibilität',
    languages: 'Sprachen',
    ageRating: 'Alter',
    purchases: 'In‑App-Käufe',
    yes: 'Ja',
    copyright: 'Copyright',
    information: 'Informationen',
    website: 'Website des Entwicklers',
    privacyPolicy: 'Datenschutzrichtlinie',
    similar: 'Das könnte Ihnen auch gefallen',
    moreBy: (developer) => `Mehr von ${developer}`,
    seeAll: 'Alle anzeigen',
    get: 'Laden',
    chart: 'Charts',
    developer: 'Entwickler',
  },
  fr: {
    version: (name) => `Version ${name}`,
    whatsNew: 'Nouveautés',
    history: 'Historique des versions',
    ratings: 'Notes et avis',
    seller: 'Vendeur',
    size: 'Taille',
    category: 'Catégorie',
    compatibility: 'Compatibilité',
    languages: 'Langues',
    ageRating: 'Âge',
    purchases: 'Achats intégrés',
    yes: 'Oui',
    copyright: 'Copyright',
    information: 'Informations',
    website: 'Site web du développeur',
    privacyPolicy: 'Engagement de confidentialité',
    similar: 'Vous aimerez peut-être aussi',
    moreBy: (developer) => `Plus de ${developer}`,
    seeAll: 'Tout afficher',
    get: 'Obtenir',
    chart: 'Classement',
    developer: 'Développeur',
  },
  es: {
    version: (name) => `Versión ${name}`,
    whatsNew: 'Novedades',
    history: 'Historial de versiones',
    ratings: 'Valoraciones y reseñas',
    seller: 'Vendedor',
    size: 'Tamaño',
    category: 'Categoría',
    compatibility: 'Compatibilidad',
    languages: 'Idiomas',
    ageRating: 'Edad',
    purchases: 'Compras dentro de la app',
    yes: 'Sí',
    copyright: 'Copyright',
    information: 'Información',
    website: 'Sitio web del desarrollador',
    privacyPolicy: 'Política de privacidad',
    similar: 'Quizá también te interese',
    moreBy: (developer) => `Más de ${developer}`,
    seeAll: 'Ver todo',
    get: 'Obtener',
    chart: 'Lista',
    developer: 'Desarrollador',
  },
  ja: {
    version: (name) => `バージョン${name}`,
    whatsNew: 'アップデート',
    history: 'バージョン履歴',
    ratings: '評価とレビュー',
    seller: '販売元',
    size: 'サイズ',
    category: 'カテゴリ',
    compatibility: '互換性',
    languages: '言語',
    ageRating: '年齢制限',
    purchases: 'アプリ内購入',
    yes: 'あり',
    copyright: '著作権',
    information: '情報',
    website: 'デベロッパWebサイト',
    privacyPolicy: 'プライバシーポリシー',
    similar: 'おすすめ',
    moreBy: (developer) => `${developer}のその他のアプリ`,
    seeAll: 'すべて表示',
    get: '入手',
    chart: 'ランキング',
    developer: 'デベロッパ',
  },
}
