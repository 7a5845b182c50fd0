import { connectivity } from './connectivity.ts'

/**
 * Loads a part of the app that no page waits for, and runs it. If its files can't be fetched (no server, or the page is just
 * being left), they are fetched again once the server answers.
 */
export function loadWhenReachable<Part>(load: () => Promise<Part>, run: (part: Part) => void): void {
  void load().then(run, () => {
    const stop = connectivity.subscribe(() => {
      if (connectivity.get() !== 'online') return
      stop()
      loadWhenReachable(load, run)
    })
  })
}
