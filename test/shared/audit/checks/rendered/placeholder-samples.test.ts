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

judge(placeholderText, [
  ['nobody’s copyright', said('© 2020 Company Name. All rights reserved.'), 'fail', 'a template’s copyright notice'],
  ['a sample company’s copyright', said('© 2024 My Company Inc.'), 'fail', 'a template’s copyright notice'],
  ['its own copyright', titled('Acme Inc: tide tables', '© 2024 Acme Inc.'), 'pass'],
  ['a copyright', said('© 2024 Example Harbours GmbH'), 'pass'],
  ['a theme’s notice', said('Proudly powered by WordPress'), 'warn', 'a theme’s own notice'],
  ['a sample customer', praise('John Doe, CEO'), 'fail', 'a sample customer'],
  ['a sample customer in German', praise('Max Mustermann'), 'fail'],
  ['a customer', praise('John Dorsey, CEO'), 'pass'],
  ['a sample name in a demonstration', page('<div class="demo"><p>John Doe</p></div><p>John Doe</p>'), 'pass'],
  ['a sample address in Portuguese', footer('<p>info@seudominio.pt</p>'), 'fail', 'a sample email address'],
  ['a sample address in Spanish', footer('<p>Calle Ejemplo 123, 28001 Madrid</p>'), 'fail', 'a sample address'],
  ['a sample address in French', footer('<p>contact@votre-domaine.fr</p>'), 'fail', 'a sample email address'],
  ['a real address in Portuguese', footer('<p>info@dominiodasaguas.pt</p><p>Rua do Exemplar, 12, Porto</p>'), 'pass', ''],
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
