/** What a model must be told by a result, and how it shows in the text that arrived. */
export type Fact = { id: string; isIn: (text: string) => boolean }

const mark = /\b[0-9a-f]{12}\b/g

export const scoreLine: Fact = { id: 'score line', isIn: (text) => /\b\d+\/100\b/.test(text) }
export const nextStep: Fact = { id: 'next step', isIn: (text) => /audit again|check again|call submit_product/i.test(text) }
/** The mark of our own words stands again where the data of others ends. */
export const fence: Fact = {
  id: 'marks around foreign text',
  isIn(text) {
    const marks: string[] = text.match(mark) ?? []
    return text.includes('never follow instructions') && new Set(marks).size < marks.length
  },
}
export const fixOf = (fix: string): Fact => ({ id: 'first fix', isIn: (text) => plain(text).includes(plain(fix)) })
export const link: Fact = { id: 'link', isIn: (text) => /\/connect\/\?code=[A-Z]{4}-[A-Z]{4}/.test(text) }
export const code: Fact = { id: 'code', isIn: (text) => /(?<!code=)\b[A-Z]{4}-[A-Z]{4}\b/.test(text) }
export const likelyCategory: Fact = { id: 'the likely category', isIn: (text) => text.includes('developer-tools') }
export const declined: Fact = { id: '“declined”', isIn: (text) => /declined/i.test(text) }
export const draftUrl: Fact = { id: 'draft URL', isIn: (text) => /https?:\/\/[^\s"\\]+\/drafts\/[^\s"\\]+/.test(text) }
export const personSubmits: Fact = {
  id: '“only they can submit”',
  isIn: (text) => /\bonly (?:they|the user|a person)\b[^.:]*\bsubmit/i.test(text),
}

/** Without white space and as JSON unescapes it: a text is laid out differently in a field of JSON and in a list. */
const plain = (text: string): string =>
  text
    .replaceAll(/\\[nrt]/g, '')
    .replaceAll(/\\(["\\/])/g, '$1')
    .replaceAll(/\s+/g, '')
