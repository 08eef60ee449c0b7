/**
 * A page’s text, made safe for a terminal: control characters could move the cursor or change colors, and bidirectional overrides could reorder
 * what follows (https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters).
 */
export const printable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- Control characters are what this removes.
  text.replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, ' ')
