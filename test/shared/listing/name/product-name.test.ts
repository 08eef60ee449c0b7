import { expect, test } from 'vitest'
import { suggestName } from '../../../../shared/listing/name/name.ts'
import { readPage } from '../../../../shared/page/read-page.ts'

const owner = '<script type="application/ld+json">{"@type":"Organization","name":"Okto Software"}</script><footer>© Okto Software</footer>'
const nameOf = (title: string, heading: string, text = '') =>
  suggestName(readPage(`<title>${title}</title>${owner}<h1>${heading}</h1><p>${text}</p>`, { url: 'https://okto.example/start/' }))

test.each([
  ['Pinery | Okto Software', 'Pinery keeps your recipes', ''],
  ['Pinery – Okto Software', 'Recipes for a whole family', 'Pinery is the recipe box for families who cook together.'],
])('%s with “%s” is about the product', (title, heading, text) => expect(nameOf(title, heading, text)).toBe('Pinery'))

test.each([
  ['Recipe boxes | Okto Software', 'Recipe boxes for families'],
  ['Careers | Okto Software', 'Careers that last'],
  ['Okto Software', 'Okto Software makes recipe boxes'],
])('%s with “%s” is about the company', (title, heading) => expect(nameOf(title, heading)).toBe('Okto Software'))
