import { hash32 } from '../../hash.ts'

/** The ad account of an owner of keys: 10 digits. */
export const sampleCustomerOf = (owner: string): string =>
  String(1_000_000_000 + (hash32(`customer/${owner}`) % 9_000_000_000)).slice(0, 10)
