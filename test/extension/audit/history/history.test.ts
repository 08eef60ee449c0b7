import { describe, expect, it, test } from 'vitest'
import { compareEntry, keepEntry, type SiteHistory } from '../../../../extension/audit/history/history.ts'
import { toEntry, type ReportEntry } from '../../../../shared/audit/compare-reports.ts'
import type { JoinedCheck } from '../../../../shared/audit/joining/join-reports.ts'

const minute = 60_000
/** Checks in shorthand: "title fail, h1 pass crawler, shift ?" (not measured). */
const checksOf = (words: string): JoinedCheck[] =>
  words
    .split(', ')
    .filter(Boolean)
    .map((word) => {
      const [id = '', status, seenBy = null] = word.split(' ')
      const base = { id, label: id, fix: null, seenBy, aside: null }
      return status === '?'
        ? ({ ...base, status: 'pass', detail: 'Not measured: no.' } as JoinedCheck)
        : ({ ...base, status, detail: 'Something.' } as JoinedCheck)
    })

/** The entries that reports at these minutes leave behind. */
function historyOf(...reports: [minutes: number, words: string][]): SiteHistory {
  let history: SiteHistory = { at: 0, entries: [], failures: 0, tabThen: null }
  for (const [minutes, words] of reports) {
    const entry = toEntry(checksOf(words), minutes * minute, history.entries.at(-1) ?? null)
    history = { ...history, entries: [...keepEntry(history.entries, entry)] }
  }
  return history
}
const compare = (history: SiteHistory, minutes: number, words: string) => {
  const comparison = compareEntry(history.entries, toEntry(checksOf(words), minutes * minute, history.entries.at(-1) ?? null))
  return comparison && `${comparison.since / minute}: ${comparison.changes.map(({ id, change }) => `${id} ${change}`).join(', ')}`
}

describe('a finding', () => {
  it.each<[fact: string, before: [number, string][], now: string, becomes: string | null]>([
    ['has nothing to compare with at first', [], 'title fail', null],
    ['that passes now is fixed', [[0, 'title fail']], 'title pass', '0: title fixed'],
    ['that failed and warns now is open', [[0, 'title fail']], 'title warn', '0: title open'],
    ['that passed before is new', [[0, 'title pass, h1 fail']], 'title warn, h1 fail', '0: title new, h1 open'],
    ['of a check that never ran before isn’t new', [[0, 'title pass']], 'title pass, links fail', '0: '],
    ['of a check that didn’t run is never fixed', [[0, 'title fail, h1 fail']], 'h1 pass', '0: title unobserved, h1 fixed'],
    ['that can’t be measured this time is never fixed', [[0, 'shift fail, h1 fail']], 'shift ?, h1 pass', '0: shift unobserved, h1 fixed'],
    [
      'seen again after a gap is open',
      [
        [0, 'title fail'],
        [2, 'h1 pass'],
      ],
      'title fail, h1 fail',
      '2: title open, h1 new',
    ],
    [
      'fixed in a gap is fixed',
      [
        [0, 'title fail'],
        [2, 'h1 pass'],
      ],
      'title pass, h1 pass',
      '2: title fixed',
    ],
    ['that passed before a gap is never unobserved', [[0, 'title pass, h1 fail']], 'h1 pass', '0: h1 fixed'],
    [
      'stays fixed while nothing else changes',
      [
        [0, 'title fail'],
        [2, 'title pass'],
      ],
      'title pass',
      '0: title fixed',
    ],
    [
      'that didn’t run isn’t fixed while nothing else changes',
      [
        [0, 'title fail'],
        [2, 'title pass'],
      ],
      '',
      '0: title unobserved',
    ],
    [
      'of a reload isn’t fixed while the page isn’t reloaded',
      [[0, 'errors fail reload, h1 fail']],
      'h1 pass',
      '0: errors unobserved, h1 fixed',
    ],
    ['of a reload is fixed by another reload', [[0, 'errors fail reload']], 'errors pass reload', '0: errors fixed'],
    ['of a reload that the tab alone can’t see isn’t fixed', [[0, 'lost fail reload']], 'lost pass', '0: lost unobserved'],
    ['that only a reload can see isn’t new', [[0, 'lost pass, h1 fail']], 'lost fail reload, h1 fail', '0: h1 open'],
    ['of the tab that a reload sees, too, is open', [[0, 'lost fail, h1 fail']], 'lost fail reload, h1 pass', '0: lost open, h1 fixed'],
  ])('%s', (_fact, before, now, becomes) => expect(compare(historyOf(...before), 60, now)).toBe(becomes))
})

describe('the history', () => {
  const times = ({ entries }: { entries: ReportEntry[] }) => entries.map(({ at }) => at / minute)

  it.each<[fact: string, reports: [number, string][], kept: number[]]>([
    [
      'keeps reports that differ',
      [
        [0, 'a fail'],
        [2, 'a warn'],
        [5, 'a pass'],
      ],
      [0, 2, 5],
    ],
    [
      'keeps no second one of the same',
      [
        [0, 'a fail'],
        [2, 'a fail'],
        [5, 'a pass'],
      ],
      [0, 5],
    ],
    [
      'keeps none because a check didn’t run',
      [
        [0, 'a fail, b pass'],
        [2, 'a fail'],
      ],
      [0],
    ],
    [
      'keeps one a minute',
      [
        [0, 'a fail'],
        [0.5, 'a warn'],
        [0.9, 'a pass'],
        [1, 'a warn'],
      ],
      [0, 1],
    ],
  ])('%s', (_fact, reports, kept) => expect(times(historyOf(...reports))).toEqual(kept))

  it('keeps the last ten', () => {
    const reports = Array.from({ length: 13 }, (_, index): [number, string] => [index * 2, index % 2 === 0 ? 'a fail' : 'a pass'])
    expect(times(historyOf(...reports))).toEqual([6, 8, 10, 12, 14, 16, 18, 20, 22, 24])
  })
})

test('a check that never runs again is forgotten', () => {
  const history = historyOf([0, 'old fail, a fail'], [2, 'a pass'], [4, 'a fail'], [6, 'a pass'])
  expect(compare(history, 8, 'a fail')).toBe('6: a new')
})
