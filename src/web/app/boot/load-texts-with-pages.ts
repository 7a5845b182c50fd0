import type { AnyRouter } from '@tanstack/react-router'
import { withAppTexts } from '#web/i18n/language.ts'

/**
 * Pages that are loaded when they are opened wait for the texts of the app, beside their own loaders: a failure is that
 * page's. The first pages come with the entry, and have their texts.
 */
export function loadTextsWithPages({ routesById }: AnyRouter): void {
  for (const { options } of Object.values<AnyRouter['routeTree']>(routesById)) {
    if (!options.component?.preload) continue
    const load = typeof options.loader === 'function' ? options.loader : options.loader?.handler
    options.loader = (context: unknown) => withAppTexts(load?.(context))
  }
}
