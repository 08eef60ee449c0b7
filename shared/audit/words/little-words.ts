import written from './little-words.json' with { type: 'json' }

/** The most common function words of languages in Latin script. */
export const littleWords = Object.entries(written).map(([language, words]): [string, RegExp] => [
  language,
  new RegExp(String.raw`(?<!\p{L})(?:${words.replaceAll(' ', '|')})(?!\p{L})`, 'giu'),
])
