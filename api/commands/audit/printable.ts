/**
 * A page’s text, made safe for a terminal: control characters could move the cursor or change colors, and bidirectional overrides could reorder
 * what follows (https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters).
 */
export const printable = (text: string): string => text.replaceAll(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
