/** An address always stands for the same picture, so it need never be asked for twice. */
export const pictureHeaders = (type: string, policy: string) => ({
  'content-type': type,
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
})
