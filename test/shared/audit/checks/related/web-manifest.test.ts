import { expect, test } from 'vitest'
import { readManifest } from '../../../../../api/workers/formats/related-files.ts'
import { webManifest } from '../../../../../shared/audit/checks/related/web-manifest.ts'
import type { AuditFacts } from '../../../../../shared/audit/facts.ts'
import type { ManifestFacts } from '../../../../../shared/audit/facts-around.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalPage } from '../../../../support/literal-page.ts'

type Icon = ManifestFacts['icons'][number]
const url = 'https://acme.dev/app.webmanifest'
const icon = (facts: Partial<Icon>): Icon => ({
  src: '/192.png',
  url: 'https://acme.dev/192.png',
  sizes: '192x192',
  reason: null,
  type: 'image/png',
  width: 192,
  height: 192,
  bytes: 900,
  ...facts,
})
const page = literalPage({ manifest: url })
const naming = (facts: Partial<ManifestFacts>) => literalFacts({ page, manifest: { url, error: null, text: null, icons: [], ...facts } })
const text = '{"name":"Acme","theme_color":"#fff","icons":[{"src":"/192.png","sizes":"192x192"},{"src":"/gone.png","sizes":"512x512"}]}'
const gone = icon({
  src: '/gone.png',
  url: 'https://acme.dev/gone.png',
  sizes: '512x512',
  reason: 'it returns 404',
  width: null,
  height: null,
})

const saying = (manifest: object) => naming({ text: JSON.stringify(manifest) })

judge(webManifest, [
  [
    'one without a name',
    saying({ icons: [] }),
    'warn',
    'Manifest has no name of its own.\nReplace https://acme.dev/app.webmanifest with this:\n{\n  "icons": [],\n  "name": "Acme"\n}',
  ],
  [
    'an app without icons',
    saying({ name: 'Acme', display: 'standalone' }),
    'warn',
    'has no icons, which Android needs to install it as an app.\nSave your icon as the two files named here, then replace https://acme.dev/app.webmanifest with this:\n{\n  "name": "Acme",\n  "display": "standalone",\n  "icons": [\n    {\n      "src": "/icon-192.png"',
  ],
  [
    'one that starts outside its scope, beside a favicon',
    {
      ...saying({ name: 'Acme', start_url: '/', scope: '/app/' }),
      favicon: { url: 'https://acme.dev/icon.png', reason: null, type: 'image/png', width: 64, height: 64, bytes: 900 },
    },
    'warn',
    'this:\n{\n  "name": "Acme",\n  "start_url": "/"\n}',
  ],
  ['colors of a browser, without icons', saying({ name: 'Acme', display: 'browser', theme_color: '#fff' }), 'pass'],
  ['one without a display mode or icons', saying({ name: 'Acme' }), 'pass'],
  [
    'one with a template’s names',
    saying({ name: 'Create React App Sample', short_name: 'React App' }),
    'warn',
    'Manifest still has the name of a template (“Create React App Sample”, “React App”).\nReplace https://acme.dev/app.webmanifest with this:\n{\n  "name": "Acme",\n  "short_name": "Acme"\n}',
  ],
  [
    'one with a template’s short name',
    saying({ name: 'Acme Tides', short_name: 'Vite App' }),
    'warn',
    'name of a template (“Vite App”).\nReplace https://acme.dev/app.webmanifest with this:\n{\n  "name": "Acme Tides",\n  "short_name": "Acme"\n}',
  ],
  ...['My App', 'Next.js App', 'Nuxt App', 'Vite App', 'MyWebSite', 'my-app'].map((name): [string, AuditFacts, 'warn', string] => [
    name,
    saying({ name }),
    'warn',
    `name of a template (“${name}”)`,
  ]),
  ...['Reacto', 'React Apparel', 'My Apple Farm', 'Vitesse', 'My Site Plan', 'The App'].map((name): [string, AuditFacts, 'pass'] => [
    name,
    saying({ name, short_name: name }),
    'pass',
  ]),
  [
    'one whose page is called so too',
    literalFacts({
      page: literalPage({ manifest: url, title: 'React App, the magazine' }),
      manifest: { url, error: null, text: '{"name":"React App","short_name":"Magazine"}', icons: [] },
    }),
    'pass',
  ],
  [
    'one of a gallery called Untitled',
    literalFacts({
      page: literalPage({ manifest: url, title: 'Untitled | Works without names in Glasgow' }),
      manifest: { url, error: null, text: '{"name":"Untitled"}', icons: [] },
    }),
    'pass',
  ],
  ['one with a short name alone', saying({ short_name: 'Acme' }), 'pass'],
  [
    'one that starts on another site',
    saying({ name: 'Acme', start_url: 'https://starter.example/' }),
    'warn',
    'starts on another site (https://starter.example/)',
  ],
  ['one that starts in a folder', saying({ name: 'Acme', start_url: './app/?source=pwa' }), 'pass'],
  ['none named', literalFacts(), 'pass', 'doesn’t link a manifest'],
  ['one that couldn’t be asked for', literalFacts({ page, manifest: null }), 'pass', 'Not checked'],
  ['one without icons', naming({}), 'pass'],
  [
    'icons of the told sizes',
    naming({ icons: [icon({}), icon({ sizes: '48x48 192X192' }), icon({ sizes: 'any' }), icon({ sizes: '' })] }),
    'pass',
  ],
  ['a drawing has any size', naming({ icons: [icon({ type: 'image/svg+xml', width: null, height: null })] }), 'pass'],
  ['an icon file holds several', naming({ icons: [icon({ type: 'image/x-icon', sizes: '16x16 32x32', width: 64, height: 64 })] }), 'pass'],
  [
    'no JSON',
    naming({ error: 'it isn’t valid JSON' }),
    'warn',
    'can’t be used: it isn’t valid JSON.\nSave this as https://acme.dev/app.webmanifest:\n{\n  "name": "Acme"',
  ],
  [
    'an icon of another size',
    naming({ icons: [icon({ width: 180, height: 180 })] }),
    'warn',
    'https://acme.dev/192.png is 180 × 180, not 192x192.',
  ],
  [
    'a new one starts in the page’s folder',
    { ...naming({ error: 'it returns 404' }), page: literalPage({ url: 'https://acme.github.io/tides/', manifest: url }) },
    'warn',
    '"start_url": "/tides/"',
  ],
  ['an empty name is filled in', naming({ text: text.replace('"Acme"', '""'), icons: [icon({}), gone] }), 'warn', '"name": "Acme"'],
  ['an icon that is gone', naming({ text, icons: [icon({}), gone] }), 'warn', 'https://acme.dev/gone.png: it returns 404'],
])

const snippetOf = (fix: string | null) => fix?.slice(fix.indexOf('\n') + 1) ?? ''

test('web-manifest: the fix keeps everything but what is wrong', () => {
  const { fix } = webManifest.run(naming({ text, icons: [icon({ width: 180, height: 180 }), gone] }))
  expect(JSON.parse(snippetOf(fix))).toEqual({ name: 'Acme', theme_color: '#fff', icons: [{ src: '/192.png', sizes: '180x180' }] })
})

test('web-manifest: a new one is valid and names the favicon', () => {
  const favicon = { url: 'https://acme.dev/icon.png', reason: null, type: 'image/png', width: 64, height: 64, bytes: 900 }
  const { fix } = webManifest.run({ ...naming({ error: 'it returns 404' }), favicon })
  expect(readManifest(new TextEncoder().encode(snippetOf(fix)))).toMatchObject({
    error: null,
    icons: [{ src: 'https://acme.dev/icon.png', sizes: '64x64' }],
  })
})
