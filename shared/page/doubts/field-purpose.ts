import words from './field-purposes.json' with { type: 'json' }

/** What a field is for, by its autocomplete token, type, and the words of its name and label. In order: the first that fits counts. */
type Row = { purpose: string; token: string; label: string; in?: Readonly<Record<string, string>> }

const purposes = (words.purposes as Row[]).map(({ purpose, token, label, in: own = {} }) => ({
  purpose: purpose as FieldPurpose,
  token: new RegExp(token),
  label: new RegExp(label),
  own: new Map(Object.entries(own).map(([lang, pattern]) => [lang, new RegExp(pattern)])),
}))

export type FieldPurpose = keyof typeof words.valid | keyof typeof words.least | 'postal-code' | 'code'

/** `words` are the field’s name and label, in lower case, and `lang` their language: “nombre” is a name in Spanish and a number in French. */
export function purposeOf(type: string, autocomplete: string, words: readonly string[], lang = ''): FieldPurpose | null {
  if (type === 'email' || type === 'tel' || type === 'url') return type
  return (
    purposes.find(
      ({ token, label, own }) =>
        token.test(autocomplete) || words.some((word) => word !== '' && (label.test(word) || own.get(lang)?.test(word) === true)),
    )?.purpose ?? null
  )
}

/** Values that people really have. A pattern has to accept each. */
const valid: Partial<Record<FieldPurpose, readonly string[]>> = words.valid

/** Numbers of the country whose language it is, where they don’t have ten digits as in North America. */
const ownNumbers: Readonly<Record<string, readonly string[]>> = words.numbers

/** The valid values that a pattern refuses. Phone numbers and postcodes differ by country, so only their spellings are tried, or a pattern that fits another country alone. `own`: postcodes as the page itself writes them. */
export function refusedBy(pattern: RegExp, purpose: FieldPurpose, lang: string, own: readonly string[]): string[] {
  if (purpose === 'tel') {
    const [first, ...others] = ownNumbers[lang] ?? []
    const isAmerican = ['4155552671', '415-555-2671', '(415) 555-2671', '415 555 2671'].some((number) => pattern.test(number))
    if (isAmerican && first !== undefined && ![first, ...others].some((number) => pattern.test(number))) return [first]
    const isRefused = !['+14155552671', '+49 451 1234567', '+442079460958'].some((number) => pattern.test(number))
    const isPlain = ['4155552671', '04511234567', '9876543210'].some((number) => pattern.test(number))
    const spelled = ['415-555-2671', '(415) 555-2671', '0451 1234567', '98765 43210'].some((number) => pattern.test(number))
    return isRefused && isPlain && !spelled ? ['+1 415 555 2671'] : []
  }
  if (purpose === 'postal-code')
    return [...own, 'SW1A 1AA'].filter((code) => !pattern.test(code) && pattern.test(code.replace(/[ -]/, ''))).slice(0, 1)
  if (purpose === 'cc-number')
    return pattern.test('4242424242424242') && !pattern.test('4242 4242 4242 4242') ? ['4242 4242 4242 4242'] : []
  // A pattern that accepts nothing like it is about something else, such as a host that the label names.
  const refused = (valid[purpose] ?? []).filter((value) => !pattern.test(value))
  return purpose === 'url' && refused.length > 0 && /\w{4,}\\?\.(?:com|org|net)/.test(pattern.source) ? [] : refused
}

/** In characters, below which a field cuts off values that people really have. */
export const leastLength: Partial<Record<FieldPurpose, number>> = words.least
