import { expect, it } from 'vitest'
import { readOpenSource } from '../../../shared/listing/open-source.ts'
import { readPage } from '../../../shared/page/read-page.ts'

const openSourceOf = (html: string) => readOpenSource(readPage(html, { url: 'https://acme.example/' }))

it.each([
  '<title>Acme - the open source alternative to Jira</title>',
  '<meta name=description content="Open-source feature flags for small teams.">',
  '<p>Acme is free and open source.</p>',
  '<p>Fully open source. Self-host it or use our cloud.</p>',
  '<footer>MIT License</footer>',
  '<footer>© 2025 Acme. Released under the MIT License.</footer>',
  '<p>Licensed under Apache 2.0</p>',
  '<p>AGPL-3.0</p>',
  '<footer>Made with ♥ by Ada under MIT license</footer>',
  '<p>Acme ist quelloffen und kostenlos.</p>',
  '<p>Acme est un logiciel libre.</p>',
  '<p>Es de código abierto.</p>',
  '<p>Программа с открытым исходным кодом.</p>',
  '<p>オープンソースのエディタ</p>',
  '<p>一款开源的编辑器</p>',
  '<p>مفتوح المصدر</p>',
  '<a href=https://github.com/ada/acme>View source</a>',
])('is said by %s', (html) => expect(openSourceOf(html)).toBe(true))

it.each([
  '<p>Built with open source libraries.</p>',
  '<p>We love open source and contribute to open source projects.</p>',
  '<p>Tools for open source maintainers.</p>',
  '<p>Open source intelligence for journalists.</p>',
  '<p>Icons are MIT licensed.</p>',
  '<p>Includes components under the Apache License, reproduced in the app.</p>',
  '<p>Works with your favorite open source models.</p>',
  '<p>Acme is not open source.</p>',
  '<pre>license: MIT License</pre>',
  '<a href=https://github.com/ada>GitHub</a>',
  '<a href=https://github.com/ada/acme-releases>Download</a>',
])('is not said by %s', (html) => expect(openSourceOf(html)).toBeNull())
