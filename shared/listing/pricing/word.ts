/** A pattern for whole words. Scripts without word boundaries are matched without it. */
export const word = (words: string): string => String.raw`(?<![\p{L}\p{N}-])(?:${words})(?![\p{L}\p{N}])`
