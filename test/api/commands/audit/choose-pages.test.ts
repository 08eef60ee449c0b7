import { expect, it } from 'vitest'
import { choosePages } from '../../../../api/commands/audit/choose-pages.ts'
import { otherPages } from '../../../../shared/audit/other-pages.ts'
import { literalOther, withPages } from '../../../support/literal-pages.ts'

const view = { url: 'https://acme.dev/', tried: null }
const site = withPages(
  literalOther('/questions'),
  literalOther('/book', { fields: 4 }),
  literalOther('/cart', { sells: true }),
  literalOther('/pricing', {}, { topic: 'pricing' }),
  ...['one', 'two', 'three', 'four'].map((name) => literalOther(`/${name}`)),
)

it('forms, what is sold and prices come first', () => {
  const paths = choosePages(view, otherPages(site)).map(({ url }) => new URL(url).pathname)
  expect(paths).toEqual(['/book', '/cart', '/pricing', '/questions', '/one', '/two'])
})
