import { htmlDocument } from '../../../../../shared/audit/checks/site/html-document.ts'
import { readDocument } from '../../../../../shared/page/markup/read-document.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalSite } from '../../../../support/literal-page.ts'

const of = (html: string, { url = 'https://acme.dev/', from = 'default' }: { url?: string; from?: 'default' | 'header' } = {}) =>
  literalFacts({ ...readDocument(html, { url }), response: { ...literalSite().response, charset: { name: 'utf-8', from } } })
const head = (text: string) => `<!doctype html><html lang="en"><head>${text}<title>Acme</title></head><body><h1>Acme</h1></body></html>`
const heavy = (bytes: number) => ({ ...of(head('')), response: { ...literalSite().response, bytes } })
const late = `<!--${'x'.repeat(1100)}--><meta charset="utf-8">`

judge(htmlDocument, [
  [
    'a page as it should be',
    of(head('<meta charset="utf-8"><base href="/"><script src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>')),
    'pass',
  ],
  [
    'no doctype',
    of('<html><h1>Acme</h1>'),
    'warn',
    'The page has no doctype, so browsers lay it out in quirks mode.\nStart the file with:\n<!doctype html>',
  ],
  [
    'an old doctype',
    of('<!doctype html public "-//W3C//DTD HTML 3.2//EN"><h1>Acme</h1>'),
    'warn',
    'Replace the doctype with:\n<!doctype html>',
  ],
  ['a late encoding', of(head(late)), 'warn', 'Move this up, to be the first tag in <head>:\n<meta charset="utf-8">'],
  ['a late encoding that the header says as well', of(head(late), { from: 'header' }), 'pass'],
  ['no encoding, which has a check of its own', of(head('')), 'pass'],
  ['a base on the maker’s own machine', of(head('<base href="http://localhost:3000/">')), 'warn', 'leads to your own machine'],
  ['a base on another site', of(head('<base href="https://starter.example/">')), 'warn', 'Every relative URL leads to starter.example'],
  ['a base on a subdomain', of(head('<base href="https://www.acme.dev/docs/">')), 'pass'],
  [
    'the public base of a page under development',
    of(head('<base href="https://acme.dev/"><link rel="canonical" href="https://acme.dev/">'), { url: 'http://localhost:5173/' }),
    'pass',
  ],
  ['as much HTML as Google reads', heavy(2_000_000), 'pass'],
  ['more HTML than Google reads', heavy(3_400_000), 'warn', 'The HTML is 3.4 MB, of which Google reads 2 MB.'],
  ['two bases', of(head('<base href="/a/"><base href="/b/">')), 'warn', 'Keep only this <base>:\n<base href="/a/">'],
  ['a base for targets alone', of(head('<base target="_blank">')), 'pass'],
  [
    'a canonical link after an image',
    of(head('<img src="/p.gif" alt=""><link rel="canonical" href="/">')),
    'warn',
    'Move <img> into <body>, and keep this in <head>:\n<link rel="canonical" href="/">',
  ],
  [
    'an empty source',
    of(`${head('')}<img src="" alt="A tide">`),
    'warn',
    'A tag has an empty URL and loads nothing: <img src alt="A tide">.',
  ],
  [
    'a service that has ended',
    of(head('<script src="https://www.google-analytics.com/analytics.js"></script>')),
    'warn',
    'Universal Analytics stopped counting in 2023.\nRemove what loads these:\n<script src=',
  ],
  ['a library that was taken over', of(head('<script src="https://cdn.polyfill.io/v3/polyfill.min.js"></script>')), 'warn', 'polyfill.io'],
  ['the same library from elsewhere', of(head('<script src="https://cdnjs.cloudflare.com/polyfill/v3/polyfill.min.js"></script>')), 'pass'],
  [
    'several at once',
    of('<html><head><base href="/a/"><base href="/b/"></head><h1>Acme</h1>'),
    'warn',
    'Make these changes:\n<!-- Start the file with: -->\n<!doctype html>\n\n<!-- Keep only this <base>: -->\n<base href="/a/">',
  ],
])
