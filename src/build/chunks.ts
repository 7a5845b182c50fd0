/** A script of the build, as far as the plugins look at it. */
export interface Chunk {
  fileName: string
  code?: string
  imports: string[]
  dynamicImports: string[]
  moduleIds: string[]
  facadeModuleId: string | null
  viteMetadata?: { importedCss: Set<string> }
}

export const chunksOf = (bundle: object): Chunk[] => Object.values(bundle).filter((one) => one.type === 'chunk')
