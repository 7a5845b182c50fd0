import { sampleApps } from '../apps.ts'
import type { WorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'

/** Apps of the same kind, those that are taken most first. */
export async function similarApps(
  { ref, concept }: SampleApp,
  locale: WorldLocale,
  most: number,
): Promise<SampleApp[]> {
  return (await sampleApps())
    .filter(
      (app) =>
        app.ref.store === ref.store &&
        app.concept.id === concept.id &&
        app.ref.trackId !== ref.trackId &&
        app.locales.includes(locale),
    )
    .sort((a, b) => b.dailyDownloads - a.dailyDownloads)
    .slice(0, most)
}
