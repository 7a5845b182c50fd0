export { changeFailureText } from './failure-text.ts'
