import { expect, it } from 'vitest'
import { choosePages } from '../../../../api/commands/audit/try-elsewhere.ts'
import type { BrowserView } from '../../../../api/commands/audit/read-in-browser.ts'
import { otherPages } from '../../../../shared/audit/other-pages.ts'
import { triedParts } from '../../../../shared/tried/tried.ts'
import { literalOther, withPages } from '../../../support/literal-pages.ts'

const view = { url: 'https://acme.dev/', tried: null } as BrowserView
const site = withPages(
  literalOther('/questions'),
  literalOther('/book', { fields: 4 }),
  literalOther('/pricing', {}, { topic: 'pricing' }),
  ...['one', 'two', 'three', 'four'].map((name) => literalOther(`/${name}`)),
)

it('every page that opens at desktop width is tried out in full, forms and prices first', () => {
  const { desktop } = choosePages(view, otherPages(site))
  expect(desktop.map(({ one }) => new URL(one.page.url).pathname)).toEqual(['/book', '/pricing', '/questions', '/one', '/two'])
  for (const { parts } of desktop) expect(parts).toEqual(triedParts)
})

it('none is taken for the page that is audited, whose picture is taken', () => {
  for (const { parts } of choosePages(view, otherPages(site)).desktop) expect(parts).not.toBe(triedParts)
})
