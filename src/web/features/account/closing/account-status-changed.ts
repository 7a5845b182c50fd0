/** BAN-006: the banners ask again. */
export const accountStatusChanged = (): boolean => document.dispatchEvent(new Event('account-status:changed'))
