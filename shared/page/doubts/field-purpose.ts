/** What a field is for, by its autocomplete token, type, and the words of its name and label. In order: the first that fits counts. */
const purposes = [
  [
    'email',
    /\bemail\b/,
    /^(?:work |business |your |company )?e-?mail(?:[ _-]?address|-?adresse)?\b(?!.*(?:\bor\b|\boder\b|\bou\b|username|phone|subject|body))|^(?:correo|メール)/,
  ],
  [
    'tel',
    /\btel(?:-national)?\b/,
    /^(?:your |work )?(?:(?:tele)?phone|mobile|cell|tel|telefon|téléphone|teléfono|telefone|電話)(?:[ _-]?(?:number|no|nummer))?\b/,
  ],
  ['cc-number', /\bcc-number\b/, /^(?:credit )?card[ _-]?number\b|^ccnum/],
  ['postal-code', /\bpostal-code\b/, /^(?:zip|post(?:al)?[ _-]?code|postcode|plz|postleitzahl|code postal|código postal|cep|郵便番号)/],
  ['given-name', /\bgiven-name\b/, /^(?:first|given)[ _-]?name\b|^vorname|^prénom|^nombre$/],
  ['family-name', /\bfamily-name\b/, /^(?:last|family|sur)[ _-]?name\b|^nachname|^nom de famille|^apellido/],
  ['name', /(?:^|\s)name\b/, /^(?:your |full |contact )[ _-]?name\b|^(?:full|your)[_-]?name\b|^name$/],
  ['new-password', /\bnew-password\b/, /^$/],
  ['url', /\burl\b/, /^(?:website|site|homepage)(?:[ _-]?url)?$/],
  ['code', /\bone-time-code\b/, /^(?:otp|one[ _-]?time|verification[ _-]?code|pin[ _-]?code)/],
] as const satisfies [string, RegExp, RegExp][]

export type FieldPurpose = (typeof purposes)[number][0]

/** `words` are the field’s name and label, in lower case. */
export function purposeOf(type: string, autocomplete: string, words: readonly string[]): FieldPurpose | null {
  if (type === 'email' || type === 'tel' || type === 'url') return type
  return purposes.find(([, token, label]) => token.test(autocomplete) || words.some((word) => word !== '' && label.test(word)))?.[0] ?? null
}

/** Values that people really have. A pattern has to accept each. */
const valid: Partial<Record<FieldPurpose, readonly string[]>> = {
  email: ['anna+news@mail.dev', 'jo.smith@mail.example.co.uk', 'hi@studio.photography', "o'neil@mail.dev"],
  name: ["Siobhan O'Brien", 'Jürgen Müller', 'Anne-Marie Dupont'],
  'given-name': ['Zoë', 'Anne-Marie', 'Li'],
  'family-name': ["O'Brien", 'Müller', 'van der Berg'],
  url: ['https://tidewatch.dev/', 'https://www.harbour.co.uk/tides?at=noon'],
  'new-password': ['correct-Horse7battery!staple'],
}

/** The valid values that a pattern refuses. Phone numbers and postcodes differ by country, so only their spellings are tried. */
export function refusedBy(pattern: RegExp, purpose: FieldPurpose): string[] {
  if (purpose === 'tel') {
    const isRefused = !['+14155552671', '+49 451 1234567', '+442079460958'].some((number) => pattern.test(number))
    const isPlain = ['4155552671', '04511234567', '9876543210'].some((number) => pattern.test(number))
    const spelled = ['415-555-2671', '(415) 555-2671', '0451 1234567', '98765 43210'].some((number) => pattern.test(number))
    return isRefused && isPlain && !spelled ? ['+1 415 555 2671'] : []
  }
  if (purpose === 'postal-code') return pattern.test('SW1A1AA') && !pattern.test('SW1A 1AA') ? ['SW1A 1AA'] : []
  if (purpose === 'cc-number')
    return pattern.test('4242424242424242') && !pattern.test('4242 4242 4242 4242') ? ['4242 4242 4242 4242'] : []
  // A pattern that accepts nothing like it is about something else, such as a host that the label names.
  const refused = (valid[purpose] ?? []).filter((value) => !pattern.test(value))
  return purpose === 'url' && refused.length > 0 && /\w{4,}\\?\.(?:com|org|net)/.test(pattern.source) ? [] : refused
}

/** In characters, below which a field cuts off values that people really have. */
export const leastLength: Partial<Record<FieldPurpose, number>> = {
  email: 40,
  name: 25,
  'given-name': 12,
  'family-name': 15,
  tel: 10,
  'cc-number': 16,
  'new-password': 16,
  url: 60,
}
