export { prefersReducedMotion } from './use-phone.ts'
