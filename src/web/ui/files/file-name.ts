export { fileNameOf } from './save-file.ts'
