// What commands print. Names, pages and servers’ responses are other people’s words.

/** Control characters move the cursor; bidirectional overrides reorder text (https://www.unicode.org/reports/tr9/). */
const unsafe = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

export const printable = (text: string): string => text.replaceAll(unsafe, ' ')

export const printableJson = (json: string): string =>
  json.replaceAll(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

export const print = (text: string): void => void process.stdout.write(printable(text))
export const printError = (error: unknown): void =>
  void process.stderr.write(`${printable(error instanceof Error ? error.message : String(error))}\n`)

/** A command can’t start: its arguments or settings are wrong, or what they name doesn’t exist. */
export class UsageError extends Error {}
