export { ConnectionsPage } from './connections-page.tsx'
export { tabOf } from './place.ts'
