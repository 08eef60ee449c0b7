import { placeholderText } from '../../../../../shared/audit/checks/rendered/placeholder-text.ts'
import { judge } from '../../../../support/judge.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { literalFacts, localFacts } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const said = (...texts: string[]) => literalFacts({ rendered: literalRendered({ texts: { suspects: suspects(...texts) } }) })
const suspects = (...texts: string[]) => texts.map((text) => ({ place: { path: 'main > p', html: '<p>' }, text }))
const titled = (title: string, ...texts: string[]) =>
  literalFacts({ rendered: literalRendered({ shown: { title }, texts: { suspects: suspects(...texts) } }) })
const page = (body: string, head = '') =>
  localFacts(readPage(`<title>Tidewatch</title>${head}<body><h1>Know the water</h1>${body}</body>`, { url: 'https://tidewatch.dev/' }))
const footer = (text: string) => page(`<footer>${text}</footer>`)
const praise = (text: string) => page(`<section class="testimonials"><p>It reads the water.</p><p>${text}</p></section>`)

const spoken = (text: string, head = '', more = '<p>Tidewatch reads the gauges.</p>') => page(`${more}<p>${text}</p>`, head)

judge(placeholderText, [
  ['a welcome to another product', spoken('Welcome to Flowdesk'), 'fail', 'another product’s name, Flowdesk'],
  ['another product that is free to try', spoken('Flowdesk is free to try. No card is needed.'), 'fail', 'Flowdesk'],
  ['another product’s team', spoken('Yours, the Flowdesk team'), 'fail', 'Flowdesk'],
  [
    'a picture to come',
    page('<p>Tidewatch reads the gauges.</p><div>[Solution Architecture Diagram]</div>'),
    'fail',
    '[Solution Architecture Diagram]',
  ],
  ['brackets around a word', page('<p>Tidewatch reads the gauges.</p><div>[Beta]</div><p>[Video] A tour of the map.</p>'), 'pass'],
  ['a department', page('<p>Tidewatch reads the gauges.</p><h2>The Executive Team</h2>'), 'pass'],
  ['its own team', spoken('Yours, the Tidewatch team'), 'pass'],
  [
    'its maker’s team',
    spoken('Yours, the Northsea team', '', '<p>Tidewatch reads the gauges.</p><footer>© 2026 Northsea Labs</footer>'),
    'pass',
  ],
  ['a service it works with', spoken('Start using Slack today.'), 'pass'],
  [
    'a tool that it links to',
    spoken('Try Gaugeworks for free.', '', '<p>Tidewatch sends its figures to <a href="https://gaugeworks.dev/">their site</a>.</p>'),
    'pass',
  ],
  ['a rival beside its own name', spoken('Flowdesk helps teams with invoices, Tidewatch with the water.'), 'pass'],
  ['a customer', praise('Flowdesk is free to try, and so is this.'), 'pass'],
  ['a plan', spoken('Try Premium for free'), 'pass'],
  ['no leftovers', said(), 'pass'],
  ['lorem ipsum', said('Lorem ipsum dolor sit amet'), 'fail', 'placeholder text'],
  ['a note', said('TODO: write this'), 'fail', 'a note to yourself'],
  ['a to-do list', said('Your TODO list, shared with the crew'), 'pass'],
  ['a discount', said('100% OFF, 50% more'), 'pass'],
  ['a column of a board', said('TODO'), 'pass'],
  ['a framework’s default page in TypeScript', titled('Vite + TS'), 'fail'],
  [
    'a page about placeholder text',
    literalFacts({
      rendered: literalRendered({
        shown: { title: 'Lorem ipsum generator' },
        texts: { suspects: [{ place: { path: 'p', html: '<p>' }, text: 'Lorem ipsum dolor sit amet' }] },
      }),
    }),
    'pass',
  ],
  ['a product that writes sample text', titled('Lorem: sample text for drafts', 'Lorem ipsum dolor sit amet'), 'pass'],
  ['two of them', said('Lorem ipsum', 'Your headline here'), 'fail', '(“Lorem ipsum”, “Your headline here”)'],
  ['a heading to write', said('Add Your Heading Text Here'), 'fail'],
  ['text of a site builder', said("I'm a paragraph. Click here to add your own text and edit me."), 'fail'],
  ['a tagline of WordPress', said('Just another WordPress site'), 'fail'],
  ['German filler', said('Dies ist ein Blindtext. Er hat viel zu erzählen.'), 'fail'],
  ['French filler', said('Votre titre ici'), 'fail'],
  ['Spanish filler', said('Añade aquí tu texto'), 'fail'],
  ['Portuguese filler', said('Seu texto aqui'), 'fail'],
  ['Japanese filler', said('ここにテキストが入ります'), 'fail'],
  ['a quoted one', said('“Lorem ipsum dolor sit amet.”'), 'fail'],
  ['a blank', said('Built by [Your Company] in Lübeck'), 'fail', 'a blank to fill in'],
  ['a price to fill in', said('$XX / month'), 'fail', 'a blank to fill in'],
  ['a number to fill in', said('XX,XXX+ users'), 'fail', 'a blank to fill in'],
  ['nobody’s copyright', said('© 2020 Company Name. All rights reserved.'), 'fail', 'a template’s copyright notice'],
  ['a sample company’s copyright', said('© 2024 My Company Inc.'), 'fail', 'a template’s copyright notice'],
  ['its own copyright', titled('Acme Inc: tide tables', '© 2024 Acme Inc.'), 'pass'],
  ['a copyright', said('© 2024 Example Harbours GmbH'), 'pass'],
  ['a theme’s notice', said('Proudly powered by WordPress'), 'warn', 'a theme’s own notice'],
  ['a sample customer', praise('John Doe, CEO'), 'fail', 'a sample customer'],
  ['a sample customer in German', praise('Max Mustermann'), 'fail'],
  ['a customer', praise('John Dorsey, CEO'), 'pass'],
  ['a sample name in a demonstration', page('<div class="demo"><p>John Doe</p></div><p>John Doe</p>'), 'pass'],
  ['a sample address', footer('<p>info@example.com</p><p>123-456-7890</p><p>123 Main Street</p>'), 'fail', 'a sample phone number'],
  ['an address', footer('<p>info@tidewatch.dev</p><p>+49 451 123-4567</p><p>12 Main Street</p>'), 'pass'],
  [
    'an example in a field',
    page('<form><input placeholder="you@example.com"><label>Your name</label><label>Company name</label></form>'),
    'pass',
  ],
  [
    'a sample post',
    page('<h2>Hello world!</h2><p>The first of many.</p>', '<meta name="generator" content="WordPress 6.5">'),
    'fail',
    'WordPress’s sample content',
  ],
  ['a program that greets', page('<h2>Hello world!</h2><p>Your first program in Tide.</p>'), 'pass'],
  ['an empty section', page('<h2>Pricing</h2><p>Coming soon</p>'), 'warn', 'an unwritten section “Pricing” (“Coming soon”)'],
  ['a platform to come', page('<h2>Android</h2><p>Coming soon</p>'), 'pass'],
  ['a price to come among others', page('<h2>Pricing</h2><p>Solo: $9</p><p>Team</p><p>Coming soon</p>'), 'pass'],
  ['features to write', page('<h3>Feature 1</h3><p>Tides.</p><h3>Feature 2</h3><p>Winds.</p>'), 'fail', 'a template’s heading'],
  ['numbered steps', page('<h3>Step 1</h3><p>Tides.</p><h3>Step 2</h3><p>Winds.</p>'), 'pass'],
  ['a word of a long paragraph', page(`<p>${'The tide table of the harbour. '.repeat(12)}<em>placeholder</em> is a word.</p>`), 'pass'],
  ['prose about placeholders', said('No more placeholder text in your decks.'), 'pass'],
  ['a heading that invites', said('Put your own text where the tide is'), 'pass'],
  ['a space for customers', said('Your logo here?'), 'pass'],
  ['a framework’s default page', titled('Vite + React'), 'fail', 'This is a framework’s default page (“Vite + React”).'],
  ['a product for a framework', titled('Vite + React templates for teams'), 'pass'],
])
