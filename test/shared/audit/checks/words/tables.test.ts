import { tables } from '../../../../../shared/audit/checks/words/tables.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge } from '../../../../support/judge.ts'
import { localFacts } from '../../../../support/literal-page.ts'

const cells = (name: string, texts: string) =>
  texts
    .split('|')
    .map((text) => `<${name}>${text.trim()}</${name}>`)
    .join('')
const table = (head: string, ...rows: string[]) => raw(cells('th', head), ...rows.map((row) => cells('td', row)))
const raw = (...rows: string[]) =>
  localFacts(
    readPage(`<title>Tidewatch</title><table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`, { url: 'https://tidewatch.dev/' }),
  )
const head = 'Harbour | High | Low'

judge(tables, [
  ['rows as wide as the head', table(head, 'Kiel | 9:00 | 15:10', 'Brest | 4:10 | 10:30'), 'pass'],
  [
    'a row without its first cell',
    table(head, 'Kiel | 9:00 | 15:10', '4:10 | 10:30'),
    'fail',
    'fewer cells than the table has columns, so its values are under the wrong headers: “4:10 | 10:30”',
  ],
  [
    'a row that misses a cell under a head with an empty corner',
    raw('<td></td><th>Hobby</th><th>Team</th>', '<th>Price</th><td>$0</td><td>$9</td>', '<th>Alerts</th><td>unlimited</td>'),
    'fail',
    '“Alerts | unlimited”',
  ],
  [
    'a head with an empty corner',
    raw('<td></td><th>Hobby</th><th>Team</th>', '<th>Price</th><td>$0</td><td>$9</td>', '<th>Alerts</th><td>10</td><td>20</td>'),
    'pass',
  ],
  ['a row over all columns', raw(cells('th', head), cells('td', 'Kiel | 9 | 15'), '<td colspan="3">Brest</td>'), 'pass'],
  ['a title over a group of rows', table(head, 'Baltic', 'Kiel | 9:00 | 15:10', 'Gdynia | 8:00 | 14:00'), 'pass'],
  ['cells that reach down', raw(cells('th', head), '<td rowspan="2">Kiel</td><td>9</td><td>15</td>', cells('td', '21 | 3')), 'pass'],
  [
    'a cell that reaches down many rows',
    raw(cells('th', head), '<td rowspan="60">Kiel</td><td>9</td><td>15</td>', ...Array<string>(59).fill(cells('td', '21 | 3'))),
    'pass',
  ],
  [
    'a cell that reaches to the end',
    raw(cells('th', head), '<td rowspan="0">Kiel</td><td>9</td><td>15</td>', cells('td', '21 | 3')),
    'pass',
  ],
  ['a month', table('Mo | Tu | We', '26 | 27 | 28', '29 | 30'), 'pass'],
  ['empty cells left out', table(head, 'Kiel | 9:00 | ', 'Brest | 4:10'), 'pass'],
  ['two columns', table('Harbour | High', 'Kiel | 9:00', 'Brest'), 'pass'],
  ['no heads', raw(cells('td', head), cells('td', 'Kiel | 9 | 15'), cells('td', '4 | 10')), 'pass'],
  [
    'heads without the first',
    table('Free | Team | Fleet', 'Gauges | 1 | 9 | 99', 'Ports | 2 | 4 | 8'),
    'fail',
    'has fewer headers than columns',
  ],
])
