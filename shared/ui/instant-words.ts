import { dayWords } from './day-words.ts'

/** A time in words: "November 20, 2026 at 07:42 UTC". */
export const instantWords = (instant: string): string => `${dayWords(instant.slice(0, 10))} at ${instant.slice(11, 16)} UTC`
