export { AdministrationPage } from './administration-page.tsx'
export { GalleryPage } from './gallery/gallery-page.tsx'
export { EasterEggPage } from './easter-egg-page.tsx'
export { Stopping } from './stopping.tsx'
