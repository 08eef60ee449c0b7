/** Collapses white space, drops invisible characters (zero-width, soft hyphen, direction marks) and bounds the length. */
export function cleanText(text: string | null | undefined, max: number): string {
  if (!text) return ''
  return text
    .slice(0, max * 4)
    .replace(/[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffc]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed()
}

/** As cleanText, but null if empty. */
export const textOrNull = (text: string | null | undefined, max: number): string | null => cleanText(text, max) || null
