/** Letters that aren’t written as another with an accent. */
const alone: Record<string, string> = { ł: 'l', ı: 'i', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ə: 'e', ð: 'd', þ: 'th' }

/** Lower case, compatibility forms, no accents on Latin and Greek letters, no vowel marks in Arabic and Hebrew, no marks of questions in Armenian words; everything that isn’t a letter or digit becomes a space. */
export const foldWords = (text: string): string =>
  inFewBytes(
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/([a-zα-ω])\p{M}+/gu, '$1')
      .replace(/[\u055a-\u055f\u0591-\u05c7\u0640\u064b-\u0652\u093c]/g, '')
      .normalize('NFC')
      .replace(/ß/g, 'ss')
      .replace(/[łıøđæœəðþ]/g, (letter) => alone[letter] ?? letter)
      .replace(/\b([cdjlmnst]|qu|(?:d|n|s)ell|all|dall|sull|un)[’']/g, '$1 ')
      .replace(/[’'‘ʻʼ`]/g, '')
      .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
      .trim(),
  )

/** V8 compiles each pattern a second time for text stored in two bytes per character, and keeps storing text that way after its accents are removed. */
const inFewBytes = (text: string): string => (/[^\0-\xff]/.test(text) ? text : Array.from(text).join(''))

/** What React’s `useId` leaves in names and ids: “radiogroup-rh”, “field-r5__control”. */
const generated = /[-_:]r(?=[\da-z]*\d)[\da-z]{1,2}(?=$|_|:)|(?<=(?:group|field|control|item|input))-r[\da-z]{1,2}(?=$|_|:)/g

/** The words of a name or id: `product[tagLine]` is “product tag line”. Nothing for generated ones. */
export function nameWords(name: string): string {
  const words = foldWords(
    name
      .replace(generated, '')
      // A form for links names all its fields so: “link[title]”.
      .replace(/^\w*links?(?=\[)/, '')
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2'),
  )
  // React’s useId: https://react.dev/reference/react/useId
  if (/^[:_«]r[\da-z]{0,3}[:_»]$/i.test(name)) return ''
  return /^(?:entry|field|input|text|q|question|control|answer)?(?: ?\d+)(?: \d+)*$|^[a-z]?[a-f\d]{8,}$/.test(words)
    ? ''
    : words.replace(/\d+$/, '').trim()
}
