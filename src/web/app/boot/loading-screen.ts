import { prefersReducedMotion } from '#web/ui/hooks/reduced-motion.ts'

/** LIM-015. */
const FADE_MS = 250

/**
 * Keeps the loading screen of index.html over the page that is being drawn below it. Returns what lets it fade out, for
 * when the first page stands.
 */
export function holdLoadingScreen(root: HTMLElement): () => Promise<void> {
  const screen = root.querySelector('.frame')
  if (screen) document.body.append(screen)
  return async () => {
    const isStill = prefersReducedMotion()
    await screen?.animate({ opacity: 0 }, isStill ? 0 : FADE_MS).finished
    screen?.remove()
  }
}
