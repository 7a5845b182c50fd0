/** The package ships no types; these are the lists that `stop-words.ts` uses. */
declare module 'stopword' {
  type List = string[]
  export const ara: List, ces: List, dan: List, deu: List, ell: List, eng: List, fin: List, fra: List, heb: List
  export const hin: List, hun: List, ind: List, ita: List, jpn: List, kor: List, nld: List, nob: List, pol: List
  export const por: List, ron: List, rus: List, spa: List, swe: List, tha: List, tur: List, ukr: List, vie: List
  export const zho: List
}
