import { createStore } from '#web/offline/create-store.ts'

/** Where an open dialog, drawer or sheet leaves room beside it on a wide window. */
export type FreeSide = 'left' | 'right'

/** What is open over the page, opened last last. */
export const openPanels = createStore<readonly FreeSide[]>([])

/** Says that something is open over the page; the answer says that it closed. */
export function openPanel(free: FreeSide): () => void {
  openPanels.set([...openPanels.get(), free])
  return () => openPanels.set(openPanels.get().toSpliced(openPanels.get().lastIndexOf(free), 1))
}
