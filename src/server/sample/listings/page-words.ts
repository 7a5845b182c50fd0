import type { WorldLanguage } from '../world/concept.ts'

/** The stores' own words on an app's page, in each language of the world. */
interface PageWords {
  /** Categories of data, in the store's order. */
  data: readonly string[]
  accessibility: readonly string[]
  /** What a device has to run. */
  requires: (system: string) => string
  /** Google Play's statements on data safety. */
  shares: string
  sharesNothing: string
  collects: string
  isEncrypted: string
  canBeDeleted: string
}

export const pageWords: Readonly<Record<WorldLanguage, PageWords>> = {
  en: {
    data: ['Contact Info', 'Identifiers', 'Purchases', 'Usage Data', 'Location', 'Diagnostics'],
    accessibility: ['VoiceOver', 'Larger Text', 'Dark Interface', 'Sufficient Contrast', 'Reduced Motion', 'Captions'],
    requires: (system) => `Requires ${system} or later.`,
    shares: 'This app may share these data types with third parties',
    sharesNothing: 'No data shared with third parties',
    collects: 'This app may collect these data types',
    isEncrypted: 'Data is encrypted in transit',
    canBeDeleted: 'You can request that data be deleted',
  },
  de: {
    data: ['Kontaktinformationen', 'Kennungen', 'Käufe', 'Nutzungsdaten', 'Standort', 'Diagnose'],
    accessibility: [
      'VoiceOver',
      'Größerer Text',
      'Dunkle Oberfläche',
      'Ausreichender Kontrast',
      'Weniger Bewegung',
      'Untertitel',
    ],
    requires: (system) => `Erfordert ${system} oder neuer.`,
    shares: 'Diese App kann folgende Datentypen an Dritte weitergeben',
    sharesNothing: 'Keine Daten werden an Dritte weitergegeben',
    collects: 'Diese App kann folgende Datentypen erheben',
    isEncrypted: 'Daten werden bei der Übertragung verschlüsselt',
    canBeDeleted: 'Du kannst die Löschung der Daten beantragen',
  },
  fr: {
    data: ['Coordonnées', 'Identifiants', 'Achats', 'Données d’utilisation', 'Position', 'Diagnostic'],
    accessibility: [
      'VoiceOver',
      'Texte agrandi',
      'Interface sombre',
      'Contraste suffisant',
      'Animations réduites',
      'Sous-titres',
    ],
    requires: (system) => `Nécessite ${system} ou une version ultérieure.`,
    shares: 'Cette appli peut partager ces types de données avec des tiers',
    sharesNothing: 'Aucune donnée partagée avec des tiers',
    collects: 'Cette appli peut recueillir ces types de données',
    isEncrypted: 'Les données sont chiffrées lors de leur transfert',
    canBeDeleted: 'Vous pouvez demander la suppression des données',
  },
  es: {
    data: ['Información de contacto', 'Identificadores', 'Compras', 'Datos de uso', 'Ubicación', 'Diagnóstico'],
    accessibility: [
      'VoiceOver',
      'Texto más grande',
      'Interfaz oscura',
      'Contraste suficiente',
      'Movimiento reducido',
      'Subtítulos',
    ],
    requires: (system) => `Requiere ${system} o posterior.`,
    shares: 'Esta aplicación puede compartir estos tipos de datos con terceros',
    sharesNothing: 'No se comparten datos con terceros',
    collects: 'Esta aplicación puede recoger estos tipos de datos',
    isEncrypted: 'Los datos se cifran en tránsito',
    canBeDeleted: 'Puedes solicitar que se eliminen los datos',
  },
  ja: {
    data: ['連絡先情報', 'ID', '購入', '使用状況データ', '位置情報', '診断'],
    accessibility: [
      'VoiceOver',
      'さらに大きな文字',
      'ダークインターフェイス',
      '十分なコントラスト',
      '視差効果を減らす',
      '字幕',
    ],
    requires: (system) => `${system}以降が必要です。`,
    shares: 'このアプリは以下の種類のデータを第三者と共有することがあります',
    sharesNothing: '第三者と共有されるデータはありません',
    collects: 'このアプリは以下の種類のデータを収集することがあります',
    isEncrypted: 'データは送信中に暗号化されます',
    canBeDeleted: 'データの削除をリクエストできます',
  },
}
