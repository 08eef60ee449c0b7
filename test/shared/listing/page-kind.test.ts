import { expect, it } from 'vitest'
import { isListable } from '../../../shared/listing/page-kind.ts'
import { readPage } from '../../../shared/page/read-page.ts'

const listable = (html: string) => isListable(readPage(html, { url: 'https://acme.example/' }))

it.each([
  '',
  '<p>',
  '<title>React App</title><div id=root></div>',
  '<title>Document</title>',
  '<title>{{ page.title }}</title>',
  '<title>Index of /</title><h1>Index of /</h1><pre>backup.zip</pre>',
  '<title>Apache2 Ubuntu Default Page: It works</title>',
  '<title>You are being redirected...</title><p>Click here if nothing happens.</p>',
  '<title>Website Under Construction</title><p>Our new harbour opens soon.</p>',
  '<title>Our new site is coming soon!</title><p>Stay tuned.</p>',
  '<title>Coming Soon | acme.example</title><div>Coming soon...</div>',
  '<title>Site en construction</title><p>Revenez bientôt.</p>',
  '<title>En construcción</title>',
  '<title>Em construção</title>',
  '<title>Diese Seite befindet sich im Aufbau</title>',
  '<title>Сайт в разработке</title>',
  '<title>工事中</title>',
  '<title>网站建设中</title>',
  '<title>404 Not Found</title><h1>Not Found</h1>',
  '<title>503 Service Unavailable</title>',
  '<title>Just a moment...</title>',
  '<title>Acme</title><p>This domain is for sale.</p>',
  '<title>acme.example</title><p>Diese Domain steht zum Verkauf</p>',
  '<title>acme.example</title><p>このドメインはお名前.comで取得されています。</p>',
  '<title>Acme</title><meta http-equiv=refresh content="0;url=/home">',
  '<title>Example Domain</title><p>This domain is for use in illustrative examples.</p>',
])('presents nothing: %s', (html) => expect(listable(html)).toBe(false))

it.each([
  '<title>404 Media</title><p>News about technology.</p>',
  '<title>500 recipes for students</title>',
  '<title>Acme - coming soon</title>',
  '<title>Site under construction tracker</title><p>Follow every building in your street.</p>',
  '<title>NameHunt</title><p>Check whether your domain is available.</p>',
  '<title>Acme | Notes</title><div id=root></div>',
  '<title>Home</title><h1>Acme</h1><p>Notes for teams.</p>',
  '<title>Acme</title><meta http-equiv=refresh content="1800">',
])('presents something: %s', (html) => expect(listable(html)).toBe(true))
