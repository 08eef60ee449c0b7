import { consistency } from '../../../../../shared/audit/checks/page/consistency.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalListing } from '../../../../support/literal-page.ts'

const saying = (text: string) => {
  const html = `<title>Tidewatch</title><h1>Tide tables for small harbours</h1><h2>Part</h2><p>${text}</p>`
  return literalFacts({ page: readPage(html, { url: 'https://tidewatch.dev/' }), listing: { ...literalListing, name: 'Tidewatch' } })
}

judge(consistency, [
  ['a height in two units', saying('He is 5 ft 10 in (178 cm) tall. It weighs 1 lb 4 oz (567 g), she 10 stone 4 lb (65 kg).'), 'pass'],
  ['a length in two units', saying('32 ft 6 in (9.9 m), 6′ 2 in (188 cm)'), 'pass'],
  [
    'a total with a part of a row',
    saying(
      '<table><tr><th>Item</th><th>Amount</th></tr><tr><td>Gifts</td><td>£1,204</td></tr><tr><td>Grants</td><td>£400</td></tr><tr><td>of which EU</td><td>£200</td></tr><tr><td>Total</td><td>£1,604</td></tr></table>',
    ),
    'pass',
  ],
  [
    'a wrong total with a part of a row',
    saying(
      '<table><tr><th>Item</th><th>Amount</th></tr><tr><td>Gifts</td><td>£1,204</td></tr><tr><td>Grants</td><td>£400</td></tr><tr><td>of which EU</td><td>£200</td></tr><tr><td>Total</td><td>£1,804</td></tr></table>',
    ),
    'fail',
  ],
  [
    'a total with a row left blank',
    saying(
      '<table><tr><th>Item</th><th>Amount</th></tr><tr><td>Gifts</td><td>£1,204</td></tr><tr><td>Grants</td><td></td></tr><tr><td>Fees</td><td>£90</td></tr><tr><td>Total</td><td>£1,604</td></tr></table>',
    ),
    'pass',
  ],
])
