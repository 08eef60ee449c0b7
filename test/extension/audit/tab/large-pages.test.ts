import { expect, it } from 'vitest'
import { auditSnapshot } from '../../../../extension/audit/tab/local-audit.ts'
import { growthOf } from '../../../support/growth.ts'

const filled = (piece: string, size: number) => piece.repeat(Math.ceil(size / piece.length))
const data = (text: string) => `<script type="application/ld+json">${text}</script>`

/** Markup of about this many characters, which some way of reading it would take ever longer for. */
const shapes: Record<string, (size: number) => string> = {
  'scripts that never end': (size) => filled('<script', size),
  'comments that never end': (size) => filled('<!--', size),
  'spaces alone in JSON-LD': (size) => data(filled(' ', size)),
  'spaces before the end of JSON-LD': (size) => data(`{"@type":"WebSite"}${filled(' ', size)}-->x`),
  'spaces after a mark of JSON-LD': (size) => data(`//${filled(' ', size)}x`),
  'a link full of empty elements': (size) => `<a href="/x">${filled('<b></b>', size / 2)}</a>`,
  'a link full of list items': (size) => `<a href="/x">${filled('<li>', size / 4)}</a>`,
  'links in links, with nothing in them': (size) => `${filled('<a href="/x"><b></b>', 2000)}${filled('<b></b>', size / 2)}`,
  'a form full of empty elements': (size) => `<form>${filled('<b></b>', size / 2)}</form>`,
  'spaces in a refresh': (size) => `<meta http-equiv="refresh" content="${filled(' ', Math.min(size, 90_000))}">`,
  'spaces in a content type': (size) => `<meta http-equiv="content-type" content="charset=${filled(' ', Math.min(size, 90_000))};">`,
  'a script with a long address': (size) => `<p>{{ x }}</p><script src="${filled('app-', Math.min(size, 90_000))}"></script>`,
}

/** JSON-LD that can’t be parsed. Of longer scripts, no repair is tried. */
const broken: typeof shapes = {
  'escaped quotes in JSON-LD': (size) => data(`{"@type":${filled('\\"', size)}`),
  'comments in JSON-LD': (size) => data(`{"@type":${filled('/* ', size)}`),
}

const from = (size: number, of: typeof shapes) => Object.entries(of).map(([name, shape]) => [name, shape, size] as const)

it.each([...from(22_000, shapes), ...from(4_500, broken)])('%s: four times as much takes about four times as long', (_, shape, size) => {
  const work = (size: number) => {
    const html = `<title>Teapot</title><h1>Teapot</h1>${shape(size)}`
    return () => void auditSnapshot({ html, url: 'https://teapot.example/', contentType: 'text/html', status: 200 }, null)
  }
  work(1000)()
  expect(growthOf(work, size)).toBeLessThan(9)
})
