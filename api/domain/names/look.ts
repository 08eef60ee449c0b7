import { shapeOf } from './reserved-names.ts'

/** Invisible characters, and marks that only decorate a letter. */
export const unseen = /[\p{Default_Ignorable_Code_Point}\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/gu
const nothing = /[^\p{L}\p{N}\p{M}]+/gu

/** What a name or handle looks like, whatever its case, spacing, script, and digits or signs for letters (UTS #39). Null if there’s nothing to see. */
export const lookOf = (name: string | null): string | null =>
  shapeOf((name ?? '').normalize('NFKC').replaceAll(unseen, '')).replaceAll(nothing, '') || null

/** The same, and without signs that may only decorate it: “Olga!” reads as Olga, “Olg@” as Olga. */
export const looksOf = (name: string): string[] => [
  ...new Set([name, name.normalize('NFKC').replaceAll(nothing, ' ')].flatMap((reading) => lookOf(reading) ?? [])),
]
