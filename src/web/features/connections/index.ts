export { ConnectionsPage } from './connections-page.tsx'
export { tabOf } from './address.ts'
