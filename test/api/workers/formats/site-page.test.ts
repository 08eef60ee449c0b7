import { expect, test } from 'vitest'
import { toSitePage } from '../../../../api/workers/formats/site-page.ts'
import { readDocument } from '../../../../shared/page/markup/read-document.ts'
import { literalSite } from '../../../support/literal-page.ts'

const { response } = literalSite()
const url = 'https://acme.dev/pricing/'
const linksOf = (html: string) => {
  const { page, markup } = readDocument(html, { url })
  return toSitePage(page, { markup, response, policy: null, html }).doubtfulLinks.map(({ text }) => text)
}
const plans =
  '<a class="b" href="/join?p=1">Choose Solo</a><a class="b" href="#">Choose Team</a><a class="b" href="/join?p=2">Choose Crew</a>'
const script = '<script src="/app.js"></script>'

test.each([
  ['that no script can handle', '<a href="#">Privacy</a>', ['Privacy']],
  ['that a script may handle', `<a href="#">Privacy</a>${script}`, []],
  ['that is the only one of its kind', `${plans}${script}`, ['Choose Team']],
])('a link to “#” %s', (_, html, texts) => expect(linksOf(html)).toEqual(texts))
