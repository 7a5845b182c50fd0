export { matchOptions, moveActive } from './option-keys.ts'
