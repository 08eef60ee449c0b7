/** A text with its holes filled: `{name} is live.` Holes without a value stay. */
export const fillWords = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)

/** The same for a text of several lines. */
export const fillLines = (lines: readonly string[], values: Readonly<Record<string, string>>): string => fillWords(lines.join('\n'), values)
