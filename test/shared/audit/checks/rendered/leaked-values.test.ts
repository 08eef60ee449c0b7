import { expect, test } from 'vitest'
import { leakedValues } from '../../../../../shared/audit/checks/rendered/leaked-values.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, localFacts } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const suspects = (...texts: string[]) => texts.map((text) => ({ place: { path: 'main > p', html: '<p>' }, text }))
const said = (...texts: string[]) => literalFacts({ rendered: literalRendered({ texts: { suspects: suspects(...texts) } }) })
const titled = (title: string, ...texts: string[]) =>
  literalFacts({ rendered: literalRendered({ shown: { title }, texts: { suspects: suspects(...texts) } }) })
const documented = (...texts: string[]) =>
  literalFacts({ rendered: literalRendered({ texts: { examples: 12, suspects: suspects(...texts) } }) })
const markup = (body: string, script = '') =>
  localFacts(readPage(`<title>Tidewatch</title>${script}<body>${body}</body>`, { url: 'https://acme.dev/' }))

judge(leakedValues, [
  ['nothing leaked', said(), 'pass'],
  ['a product called NaN', markup('<h3>Amber</h3><p>Fig</p><h3>NaN</h3><p>Nothing, and then rain</p><h3>Moss</h3>'), 'pass'],
  ['a figure among figures', markup('<h3>12 h</h3><p>saved</p><h3>NaN</h3><p>boats</p><h3>40 %</h3><p>less fuel</p>'), 'fail'],
  ['a heading without its value', markup('<h3>Amber</h3><p>Fig</p><h3>undefined</h3><p>Rain</p><h3>Moss</h3>'), 'fail'],
  ['a template variable', said('Hello {{ user.name }}!'), 'fail', 'a template variable'],
  ['a server template', said('Hello <%= name %>'), 'fail'],
  ['an environment variable', said('Build %PUBLIC_URL%'), 'fail'],
  ['an object', said('Next tide: [object Object]'), 'fail', 'an object instead of text'],
  ['a missing price', said('$undefined / month'), 'fail', 'a missing value'],
  ['a missing number', said('NaN%'), 'fail'],
  ['a missing name', said('Welcome back, undefined'), 'fail'],
  ['the entire text', said('undefined'), 'fail'],
  ['a value that is missing', said('Price: undefined'), 'fail', 'a missing value'],
  [
    'three of them, all named',
    said('undefined', '[object Object]', 'NaN days left'),
    'fail',
    'a missing value (“undefined”, “NaN days left”)',
  ],
  ['two values in a product for emails', titled('Tide alerts by email', '[object Object]'), 'fail'],
  ['a page about programming', documented('undefined', '[object Object]', '{{ user.name }}'), 'pass'],
  ['a product that fills in names', titled('Tide alerts by email', 'Hi {{ first_name }}'), 'pass'],
])

const leaks: [string, string][] = [
  ...[
    '$NaN',
    'NaN days left',
    '★ NaN',
    'NaN/5',
    '-1 users',
    'Trusted by -1 teams',
    'null reviews',
    'Updated undefined',
    'Finance, updated undefined',
    'Join undefined',
  ].map((text): [string, string] => [text, 'a missing value']),
  ...['Only $Infinity', 'Infinity% faster', 'NaN:NaN:NaN', 'NaNh NaNm'].map((text): [string, string] => [text, 'a missing value']),
  ['Posted on Invalid Date', 'an invalid date'],
  ['Invalid Date', 'an invalid date'],
  ['Last updated: January 1, 1970', 'a date without a value'],
  ['01/01/1970', 'a date without a value'],
  ['1. Januar 1970', 'a date without a value'],
  ['1970年1月1日', 'a date without a value'],
  ['Dec 31, 1969', 'a date without a value'],
  ['9.990000000000001 €', 'an unrounded number'],
  ['0.30000000000000004', 'an unrounded number'],
  ['$ / month', 'a price without a number'],
  ['ab € pro Monat', 'a price without a number'],
  ['from $/month', 'a price without a number'],
  ['Trusted by over companies', 'a missing number'],
  ['You have %d new tides', 'a template variable'],
  ['Hello, %s!', 'a template variable'],
  ['Hello, {name}!', 'a template variable'],
  ['{0} gauges online', 'a template variable'],
  ['{count, plural, one {# gauge} other {# gauges}}', 'a template variable'],
  ['Hello ${user.firstName}', 'a template variable'],
  ['{% if user %}Hello{% endif %}', 'a template variable'],
  ['home.hero.title', 'a translation key'],
  ['nav:cta_label', 'a translation key'],
  ['HERO_TITLE', 'a translation key'],
  ['hero_subtitle', 'a translation key'],
  ['pricing.plans.solo.description', 'a translation key'],
  ['translation missing: en.home.title', 'a translation key'],
  ['[missing "en.hero" translation]', 'a translation key'],
  ['MISSING_TRANSLATION', 'a translation key'],
  ['Tides &amp; currents', 'an escaped character'],
  ['Harbours&nbsp;and gauges', 'an escaped character'],
  ['The pilot&#39;s log', 'an escaped character'],
  ['The pilot\\u2019s log', 'an escaped character'],
  ['donâ€™t wait for the tide', 'wrongly decoded'],
  ['Gezeiten fÃ¼r LÃ¼beck', 'wrongly decoded'],
  ['Caf\ufffd at the pier', 'wrongly decoded'],
  ['ðŸš€ Launch', 'wrongly decoded'],
  ['РџСЂРёРІРµС‚', 'wrongly decoded'],
  ['縺薙ｓ縺ｫ縺｡縺ｯ', 'wrongly decoded'],
  ['Know the <strong>water</strong> first', 'HTML shown as text'],
  ['Cast off.<br>Come home.', 'HTML shown as text'],
  ['Know the **water** first', 'Markdown shown as text'],
  ['## Tide tables', 'Markdown shown as text'],
  ['See [the docs](/docs) first', 'Markdown shown as text'],
  ['[contact-form-7 id="123" title="Contact"]', 'a shortcode'],
  ['[vc_row][vc_column]', 'a shortcode'],
  ['Read [url=/docs]the docs[/url]', 'a shortcode'],
  ['Warning: Undefined variable $tide in /var/www/html/index.php on line 12', 'a server error message'],
  ['SQLSTATE[HY000] [2002] Connection refused', 'a server error message'],
  ['Application error: a client-side exception has occurred (see the browser console)', 'a server error message'],
  ['TypeError: Cannot read properties of undefined', 'a server error message'],
  ['Cannot GET /tides', 'a server error message'],
  ['Failed to fetch', 'a server error message'],
]

judge(
  leakedValues,
  leaks.map(([text, words]) => [text, said(text), 'fail' as const, words]),
)

const fine = [
  'Priya Nand Nand Interiors',
  'Posted by Nan',
  'Welcome back, Nan',
  'Nan D. from Lyon',
  'Budget for promoted placement (€ / month)',
  '€ / month',
  'XSLT_ITEM_COMMON_FIELDS',
  'The fsub doesn’t clear NaNs',
  'A function without return gives undefined, and 0 / 0 is NaN.',
  'The field is null until you save.',
  'Null: the empty bottle company',
  'Why “undefined is not a function” still haunts us',
  'Fix the dreaded "Invalid Date" in your charts.',
  'Sailing since 1970',
  'Founded on 1 May 1970 in Lübeck',
  'The gauges of 1970 were read by hand on January 1, 1970 and every day after.',
  '0 €/month',
  '$0 / month',
  'From $9 / month',
  '€9 per month',
  'Trusted by companies worldwide',
  'Loved by over 4,000 teams',
  '50% discount',
  '100% organic, 5%s off',
  'The log lies in %APPDATA%',
  'Write {{ before it and }} after it',
  'acme.dev',
  'docs.acme.com',
  'index.html',
  'com.acme.tides',
  'v1.2.3',
  'README.md',
  'Node.js',
  'MAX_DEPTH',
  'snake_case',
  'Q&A',
  'R&D; always',
  'AT&T; the network',
  'São João, CHÂTEAU, MAÇÃ… e IRMÃ”',
  'LA FORÊT – CÔTÉ MER',
  'Россия, Сочи и Ростов',
  'a < b > c',
  'Rated *****',
  '2 ** 3 ** 4',
  '#1 tide table',
  '[1] See the notes',
  'Array[0] is first',
  'You get an error message when a gauge is silent.',
  'Error budgets for small crews',
  'To infinity and beyond',
  'Infinity pools nearby',
  '5 -1 users pay half',
  '1.5, 2.25 and 3.125 m',
  'Version 2024.01.01',
  'Paste one <script> tag and you’re done',
  '-10 °C',
  'Over the teams',
  'What does [object Object] have to do with C?',
  'No more [object Object] in the emails that you send.',
  'It finds “[object Object]” before your customers do.',
]

judge(
  leakedValues,
  fine.map((text) => [`fine: ${text}`, said(text), 'pass' as const]),
)

judge(leakedValues, [
  ['HTML explained', titled('Escape HTML entities online', 'Tides &amp; currents'), 'pass'],
  ['a Markdown editor', titled('A Markdown editor for crews', 'Know the **water** first'), 'pass'],
  ['a monitor of errors', titled('Error tracking for small teams', 'TypeError: x is not a function'), 'pass'],
  ['objects explained', titled('Nullguard: no undefined in your pages', '[object Object]. Finds objects in templates.'), 'pass'],
  ['an object in a product for others', titled('Tide tables', '[object Object]. Find your harbour.'), 'fail'],
  ['an object after a name', titled('Tide tables', 'Never late: [object Object]'), 'fail'],
  ['dates explained', titled('Unix timestamp converter', 'January 1, 1970'), 'pass'],
  ['a service for translations', titled('Translate your app with i18n keys', 'home.hero.title'), 'pass'],
  ['placeholders explained', titled('Keyhole i18n: find missing translations', 'Placeholders. %s and {name} in every language.'), 'pass'],
  ['a link’s text beside another link', markup('<p><a href="#a">home.hero.cta_primary</a> <a href="#b">Prices</a></p>'), 'fail'],
  ['a link in a sentence', markup('<p>See <a href="#a">home.hero.cta_primary</a> for an example</p>'), 'pass'],
  ['a link in a sentence, wrapped', markup('<p>See <span><a href="#a">home.hero.cta_primary</a></span> for more</p>'), 'pass'],
  ['in the markup', markup('<h1>home.hero.title</h1>'), 'fail', 'home.hero.title'],
  ['in an attribute', markup('<img src="/a.png" alt="[object Object]"><p>Tides for crews</p>'), 'fail', '[object Object]'],
  ['in a code sample', markup('<p>Use <code>{{ name }}</code> and <kbd>undefined</kbd></p><pre>&amp;nbsp; $NaN</pre>'), 'pass'],
  ['a price that a script fills in', markup('<p>$<b></b> / month</p>', '<script src="/a.js"></script>'), 'pass'],
  ['a price that nothing fills in', markup('<p>$<b></b> / month</p>'), 'fail', 'a price without a number'],
  ['text split by markup', markup('<p>Only <b>$NaN</b> a month</p>'), 'fail', '$NaN'],
])

test('leaks and look-alikes are read from markup as from the running page', () => {
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const found = (text: string) => leakedValues.run(markup(`<p>${escape(text)}</p>`)).status
  expect(leaks.filter(([text]) => found(text) !== 'fail')).toEqual([])
  expect(fine.filter((text) => found(text) !== 'pass')).toEqual([])
})
