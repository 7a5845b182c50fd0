import type { OverviewDocument } from './overview-document.ts'

/** `moorlight-us-2026-11-21.html`: the app's own name, the country, the day of the export. */
export function fileName({ app, country, exportedAt }: OverviewDocument, ending: 'html' | 'json'): string {
  const [name = ''] = app.title.split(/[:|–—]| - /)
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `${plain || app.trackId}-${country.toLowerCase()}-${exportedAt.slice(0, 10)}.${ending}`
}
