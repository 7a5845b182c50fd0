export const nodeFlags: readonly string[]
export const nodeEnvironment: Record<string, string>
