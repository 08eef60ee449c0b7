import { expect, it } from 'vitest'
import { timesNamed } from '../../../../api/domain/elsewhere/named.ts'

it.each<[phrase: string, text: string, times: number]>([
  ['tide table', 'Tide tables for pilots. A tide table, printed.', 2],
  ['tide table', 'Tide clocks and tables', 0],
  ['농부', '농부를 위한 장부', 1],
  ['山の湯', '近くの山の湯を記録', 1],
  ['retkeil~', 'Kartta retkeilijöille ja retkeilyyn', 2],
  ['retkeil~', 'Sateenretkeily', 0],
  ['·', 'Tide tables', 0],
  ['tides', '', 0],
])('%j is named in %j %d times', (phrase, text, times) => {
  expect(timesNamed(phrase, text)).toBe(times)
})
