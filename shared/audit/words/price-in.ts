/** An amount with its currency, on either side. */
const amount =
  /(?:\p{Sc}|R\$|US\$|A\$|C\$|CHF|USD|EUR|GBP)\s?\d[\d.,]{0,12}|(?<![\d.,])\d[\d.,]{0,12}\s?(?:\p{Sc}|kr\b|zł|Kč|Ft\b|元|円|원|USD\b|EUR\b|GBP\b|руб)/u
const inWords =
  /\b(?:\d[\d.,]{0,12}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|a hundred) (?:dollars?|euros?|pounds|Euro|Dollar|dólares)\b/iu

/** The first price in a text, as it stands there; undefined if there is none. */
export const priceIn = (text: string): string | undefined => (amount.exec(text) ?? inWords.exec(text))?.[0]
