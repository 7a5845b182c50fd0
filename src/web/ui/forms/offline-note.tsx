export { OfflineNote } from './note.tsx'
