/** Pieces of text that are slow to process: for a pattern, a normalization, a URL parser or a word list. */
const pieces: Record<string, string> = {
  letters: 'x',
  spaces: ' ',
  'lines of spaces': ' \n',
  'carriage returns': '\r',
  words: ' ab',
  digits: '9',
  dots: 'a.',
  dashes: '-',
  colons: ':1',
  slashes: '/',
  'at signs': '@',
  'angle brackets': '<',
  quotes: '"',
  backslashes: '\\',
  'zero-width spaces': '\u200b',
  'controls and tabs': '\t\u0007',
  'combining marks': 'a\u0301\u0316',
  'a ligature of eighteen letters': '\ufdfa',
  'Hangul letters': '\u1100\u1161\u11a8',
  'sharp s': 'ß',
  ideographs: '漢字',
  'joined emoji': '👩\u200d👩\u200d👧',
  'international hosts': 'ü.',
  'full stops': '。',
  sentences: '. a ',
  bars: 'a | ',
  hyphens: 'a - ',
  'lists of praise': 'amazing, ',
  'praise in a row': 'is amazing and ',
}

/** Each piece repeated to so many bytes of UTF-8, some behind a start that invites a parser in. */
export function textsOf(bytes: number): [name: string, text: string][] {
  const full = (piece: string, start = '') =>
    start + piece.repeat(Math.max(1, Math.floor((bytes - start.length) / Buffer.byteLength(piece))))
  return [
    ...Object.entries(pieces).map(([name, piece]): [string, string] => [name, full(piece)]),
    ['a URL with a long path', full('/a', 'http://127.0.0.1:9/')],
    ['a URL with a long query', full('%61&', 'http://127.0.0.1:9/?')],
    ['a URL with many labels', full('a.', 'http://')],
    ['a URL with an international host', full('ü.', 'http://')],
    ['a URL that climbs', full('/../a', 'http://127.0.0.1:9')],
    ['a URL with credentials', full('@', 'http://')],
    ['a profile URL', full('/', 'https://x.com/')],
  ]
}
