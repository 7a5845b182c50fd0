/** A picture of the fictional market as SVG, by what its address says; null: there is no such picture. */
export type DrawnPicture = (store: string, trackId: string, name: string) => Promise<string | null>
