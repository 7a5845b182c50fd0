const plain = (text: string) => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase()

/** Whether somebody has typed a text that stands before them: spaces and capitals do not count. */
export const samePlainText = (typed: string, text: string): boolean => plain(typed) === plain(text)
