import { structuredValues } from '../../../../../shared/audit/checks/page/structured-values.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge } from '../../../../support/judge.ts'
import { localFacts } from '../../../../support/literal-page.ts'

const words = 'Acme turns harbour gauges into tide tables that pilots can trust, hour by hour. '.repeat(6)
/** Below the name, the text; one more part of the page after it. */
const inStock = (text: string, more = '') => {
  const script = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Acme',
    offers: { '@type': 'Offer', price: 6, priceCurrency: 'USD', availability: 'InStock' },
  })
  const html = `<title>Acme</title><script type="application/ld+json">${script}</script><h1>Acme</h1><p>${words}</p><p>${text}</p>${more}`
  return localFacts(readPage(html, { url: 'https://acme.dev/' }))
}
const tellMe = '<form action="/tell"><label>Email <input type="email" name="email"></label><button>Tell me</button></form>'

judge(structuredValues, [
  ['in stock in the data, sold out on the page', inStock('<b>Sold out.</b> More in spring.', tellMe), 'warn', 'says InStock, but'],
  ['the same in German', inStock('Leider ausverkauft', tellMe), 'warn', 'the page says that it’s sold out'],
  ['the same in Japanese', inStock('売り切れ', tellMe), 'warn', 'sold out'],
  ['sold out in one size', inStock('Sold out in size M.'), 'pass'],
  ['sold out in one of several sizes', inStock('Sold out', '<select><option>M<option>L</select>'), 'pass'],
  ['sold out at one shop, to be bought here', inStock('Sold out', '<button>Add to cart</button>'), 'pass'],
  ['the same with a button nobody knows', inStock('Sold out', '<button>Lägg i varukorgen</button>'), 'pass'],
  ['the same beside a newsletter', inStock('Sold out', `<button>Reservera</button>${tellMe}`), 'pass'],
  ['sold out on one of several days', inStock('Book a day', `<ul><li>Monday <b>Sold out</b><li>Tuesday</ul>${tellMe}`), 'pass'],
  ['sold out in one of several colors', inStock('Blue', `<p>Sold out<p>White<p>3 left${tellMe}`), 'pass'],
  ['another product sold out', inStock('In stock.', '<h2>You may also like</h2><h3>Chair</h3><p>Sold out</p>'), 'pass'],
  ['said of last week', inStock('Sold out three times last year, and here again.'), 'pass'],
])
