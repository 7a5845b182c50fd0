export { AuthLayout } from './auth-layout.tsx'
export { LogInPage } from './log-in-page.tsx'
