import { dayWords } from '../../../shared/ui/day-words.ts'

/** When an account is deleted: “29 November 2026, 10:00 UTC”. */
export const dueWords = (dueAt: string): string => `${dayWords(dueAt.slice(0, 10))}, ${dueAt.slice(11, 16)} UTC`
