export { putOpenedChanges } from './changes-file/opened-changes.ts'
export { DevicePage } from './device-page.tsx'
