/** A pattern for whole words. Scripts without word boundaries are matched without it. */
export const word = (words: string): string => String.raw`(?<![\p{L}\p{N}-])(?:${words})(?![\p{L}\p{N}])`

/** A pattern for any of several, in which `<thing>` stands for a part. */
export const anyOf = (patterns: readonly string[], parts: Readonly<Record<string, string>>): string =>
  patterns.join('|').replaceAll(/<(\w+)>/g, (hole, name: string) => parts[name] ?? hole)
