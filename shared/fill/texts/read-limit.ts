import type { ControlTexts } from './control-texts.ts'

const unit =
  '(?:characters?|chars?|signs?|letters?|zeichen|caract[eè]res|caratteri|signes|tekens|karakters?|karakter|tecken|znak(?:ów|y|ů)?|символ|знак|merkki[äa]?|caractere|χαρακτ[ήη]ρες|k[ýy] t[ựu]|حرف|תווים|अक्षर|字符?|文字|个字|글자|자(?=[\\s)]|$|까지|이내))'
const said = [
  new RegExp(`(\\d{2,5})\\s*(?:-|–)?\\s*${unit}`, 'iu'),
  /(?:max(?:imum|imal|\.)?|up to|at most|limit(?:ed to)?|bis zu|höchstens|jusqu.à|hasta|máx(?:imo)?\.?|enintään|legfeljebb|έως|tối đa|最多|不超过|最大)\s*:?\s*(\d{2,5})\b(?! *(?:words?|tags?|mb|kb|px|wörter|mots|palabras|词))/iu,
  /^\s*\d+\s*\/\s*(\d{2,5})\b/u,
  /(?:^|\s)0\s*\/\s*(\d{2,5})\b/u,
]

/** The longest text a control takes in UTF-16 units: its `maxlength`, else what its label or the help beside it says. */
export function readLimit(maxLength: number | undefined, { hint, placeholder }: Pick<ControlTexts, 'hint' | 'placeholder'>): number | null {
  if (maxLength !== undefined && maxLength > 0) return maxLength
  const text = `${hint} ${placeholder}`.replace(/(\d)[.,\s](\d{3})\b/g, '$1$2')
  // “At least 50” and “50 to 160”: the larger one is the limit.
  const range = new RegExp(`\\d{1,5}\\s*(?:-|–|to|bis|à|a|~|至|から)\\s*(\\d{2,5})\\s*${unit}`, 'iu').exec(text)
  if (range) return Number(range[1])
  if (leastIn(text) !== null && !/max|most|最多/i.test(text)) return null
  // Words are longer than this on average.
  const inWords =
    /(?:max(?:imum)?|up to|at most|under|within|in|no more than|fewer than|less than|höchstens|jusqu.à|máximo|hasta)\s*:?\s*(?:of )?(\d{1,3})\s*(?:words|wörter[n]?|mots|palabras|palavras|parole)\b/iu.exec(
      text,
    )
  if (inWords) return Number(inWords[1]) * 5
  for (const pattern of said) {
    const found = pattern.exec(text)
    if (found) return Number(found[1])
  }
  return null
}

/** Phrases that state the shortest length. The same words can come before a number of tags or pixels. */
const shortest = [
  /(?:at least|not? (?:fewer|less) than|min(?:imum|imal|imaal|\.)?|mindestens|au moins|al menos|mínimo|mínimo de|pelo menos|almeno|ten minste|minst|mindst|co najmniej|nejméně|alespoň|en az|vähintään|legalább|cel puțin|τουλάχιστον|tối thiểu|ít nhất|не менее|щонайменше|至少|不少于|不少於|最少|最低|최소)\s*:?\s*(?:of |de )?(\d{1,5})/iu,
  new RegExp(`(?:fewer|less|shorter) than (\\d{1,5})\\s*${unit}[^.]{0,12}\\b(?:are|is|will|get|wont)\\b`, 'iu'),
  new RegExp(`(\\d{1,5})\\s*${unit}\\s*(?:以上|이상)`, 'iu'),
]
const leastIn = (text: string): number | null => {
  const said = shortest.map((pattern) => pattern.exec(text)?.[1]).find((number) => number !== undefined)
  return said === undefined ? null : Number(said)
}

/** The length of the shortest text that a control takes: its `minlength` in UTF-16 units, or else what its hint says in characters. */
export function readMin(minLength: number | undefined, { hint, placeholder }: Pick<ControlTexts, 'hint' | 'placeholder'>): number | null {
  if (minLength !== undefined && minLength > 0) return minLength
  const text = `${hint} ${placeholder}`
  return new RegExp(unit, 'iu').test(text) && !/\b(?:tags?|px|pixels?|words?|wörter|mots|palabras)\b/iu.test(text) ? leastIn(text) : null
}
