export { SignUpPage } from './sign-up-page.tsx'
export { VerificationPage } from './verification-page.tsx'
