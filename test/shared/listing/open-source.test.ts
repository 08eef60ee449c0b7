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
  '<footer>© Ada. Under the MIT and Apache licenses.</footer>',
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
  '<a href=https://github.com/ada/acme>Quellcode auf GitHub</a>',
  '<a href=https://github.com/ada/acme>Kod źródłowy</a>',
  '<a href=https://github.com/ada/acme>Voir le code source</a>',
  '<a href=https://codeberg.org/ada/acme>Ver código no Codeberg</a>',
  '<footer>© 2026 Ada · AGPL-3.0-only</footer>',
  '<meta name=description content="Plan your week offline. GPL-3.0, kostenlos.">',
  '<span>Linux and Windows · MIT</span>',
  '<script type=application/ld+json>{"@type":"WebApplication","name":"Acme","license":"https://www.gnu.org/licenses/agpl-3.0.html"}</script>',
  '<script type=application/ld+json>{"@type":"SoftwareApplication","license":"https://github.com/ada/acme/blob/main/LICENSE"}</script>',
  '<script type=application/ld+json>{"@type":"SoftwareApplication","license":"MIT"}</script>',
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
  '<p>Finds GPL-3.0, MIT and Apache-2.0 code in yours: GPL-3.0 · MIT · Apache-2.0</p>',
  '<p>Stanford · MIT · Harvard</p>',
  '<p>Autor mehrerer Open-Source-Bibliotheken für Segler.</p>',
  '<p>Ehrenamtliches Engagement im Open-Source-Umfeld</p>',
  '<li>Pitch Finder (Foehn Labs, Apache-2.0)</li>',
  '<script type=application/ld+json>{"@type":"SoftwareApplication","license":"https://acme.example/terms"}</script>',
  '<script type=application/ld+json>{"@type":"ImageObject","license":"https://creativecommons.org/licenses/by/4.0/"}</script>',
  '<a href=https://github.com/ada>GitHub</a>',
  '<a href=https://github.com/ada/acme-releases>Download</a>',
])('is not said by %s', (html) => expect(openSourceOf(html)).toBeNull())
