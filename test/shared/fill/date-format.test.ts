import { describe, expect, it } from 'vitest'
import { readDateFormat, writeDate, writeWeek } from '../../../shared/fill/values/date-format.ts'

describe('the format of a date', () => {
  it.each<[text: string, pattern: string, written: string | null]>([
    ['DD/MM/YYYY', '\\d{2}/\\d{2}/\\d{4}', '01/12/2026'],
    ['MM/DD/YYYY', '', '12/01/2026'],
    ['Please input date (M/d/yyyy)', '', '12/1/2026'],
    ['TT.MM.JJJJ', '', '01.12.2026'],
    ['JJ/MM/AAAA', '\\d{2}/\\d{2}/\\d{4}', '01/12/2026'],
    ['dd-mm-jjjj', '', '01-12-2026'],
    ['GG/MM/AAAA', '', '01/12/2026'],
    ['GG.AA.YYYY', '', '01.12.2026'],
    ['DD.MM.RRRR', '\\d{2}\\.\\d{2}\\.\\d{4}', '01.12.2026'],
    ['ДД.ММ.ГГГГ', '', '01.12.2026'],
    ['YYYY/MM/DD', '', '2026/12/01'],
    ['Format: dd / mm / yyyy', '', '01 / 12 / 2026'],
    ['dd/mm/yy', '', '01/12/26'],
    ['YYYY年MM月DD日', '', '2026年12月1日'],
    ['例：2026年4月1日', '', '2026年12月1日'],
    ['2026년 4월 1일', '', '2026년 12월 1일'],
    ['MM/YYYY', '', '12/2026'],
    ['Dia/mês/ano', '', '01/12/2026'],
    ['e.g. 31/12/2026', '', '01/12/2026'],
    ['12/31/2026', '', '12/01/2026'],
    ['z. B. 1.2.2026', '', '1.12.2026'],
    ['2026-02-03', '', '2026-12-01'],
    ['01/02/2026', '', null],
    ['5 May 2026', '', null],
    ['December 5, 2026', '', null],
    ['DD/MM/YYYY', '\\d{4}-\\d{2}-\\d{2}', null],
    ['', '\\d{4}-\\d{2}-\\d{2}', '2026-12-01'],
    ['', '\\d{2}/\\d{2}/\\d{4}', null],
    ['', '\\d{2}\\.\\d{2}\\.\\d{4}', '01.12.2026'],
    ['', '(', null],
  ])('that says “%s” with the pattern “%s” makes it %s', (text, pattern, written) => {
    const format = readDateFormat([text], pattern)
    expect(format === null ? null : writeDate('2026-12-01', format)).toBe(written)
  })

  it('is none where nothing is said', () => {
    expect(readDateFormat(['When will you launch?', 'At least one month ahead'], '')).toBe('')
  })

  it('is that of the first text that says any', () => {
    expect(readDateFormat(['Launch date', 'MM/DD/YYYY', 'TT.MM.JJJJ'], '')).toBe('MM/DD/YYYY')
    expect(readDateFormat(['MM.JJJJ', 'Erscheint am TT.MM.JJJJ'], '')).toBe('DD.MM.YYYY')
  })
})

describe('a week', () => {
  it.each([
    ['2026-12-01', '2026-W49'],
    ['2027-01-01', '2026-W53'],
    ['2024-12-30', '2025-W01'],
    ['2026-01-01', '2026-W01'],
    ['soon', null],
  ])('of %s is %s', (date, week) => {
    expect(writeWeek(date)).toBe(week)
  })
})
