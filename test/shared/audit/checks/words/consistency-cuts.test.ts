import { consistency } from '../../../../../shared/audit/checks/words/consistency.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

const card = (lang: string, html: string) =>
  literalFacts({
    page: readPage(`<html lang="${lang}"><title>Acme</title><h1>Acme</h1><h3>Tarn 28</h3>${html}`, { url: 'https://acme.dev/' }),
  })
const priced = (html: string, lang = 'en') => card(lang, `<p class="price">${html}</p>`)
/** Another page than the site’s first. */
const there = (path: string, ...paragraphs: string[]) => abroad('en', path, ...paragraphs)
const abroad = (lang: string, path: string, ...paragraphs: string[]) => ({
  ...literalFacts({
    page: readPage(`<html lang="${lang}"><title>Tarn pack</title><h1>Tarn pack</h1><p>${paragraphs.join('</p><p>')}</p>`, {
      url: `https://acme.dev${path}`,
    }),
  }),
  site: { language: 'en' },
})
const offer = (price: number, currency = 'GBP') =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Tarn pack","offers":{"@type":"Offer","price":"${price}","priceCurrency":"${currency}"}}</script>`
const related = '</p><h2>Related</h2><h3>Beck pack</h3><p>£84</p><p>'

judge(consistency, [
  ['another page’s price in JSON-LD', there('/tarn', '£59', offer(49)), 'fail', '49 GBP in JSON-LD'],
  ['that of a product’s own page', there('/products/tarn', '£59', offer(49)), 'fail', '49 GBP in JSON-LD'],
  ['the right price in JSON-LD', there('/tarn', '£59', offer(59)), 'pass'],
  ['the same number in another country’s currency', abroad('nl', '/tarn', '€59', offer(59, 'USD')), 'pass'],
  ['one number of each currency', there('/tarn', '€59', offer(59, 'USD')), 'pass'],
  ['a list of currencies', there('/tarn', '€59', offer(59, 'USD'), '<select><option>EUR €<option>USD $</select>'), 'pass'],
  ['dollars of one sign', there('/tarn', '$59', offer(59, 'UYU')), 'pass'],
  ['the currency that is shown', there('/tarn', '€59', offer(59, 'EUR')), 'pass'],
  ['several currencies', there('/tarn', '€59', offer(59, 'USD'), 'Change currency'), 'pass'],
  ['a price in two currencies', there('/tarn', '€59', offer(59, 'USD'), '$59'), 'pass'],
  ['a country’s own page', there('/eu/tarn', '€59', offer(59, 'USD')), 'pass'],
  ['another country’s dollars', there('/tarn', '$59', offer(59, 'AUD')), 'pass'],
  ['yen or yuan', there('/tarn', '¥59', offer(59, 'CNY')), 'pass'],
  ['with other products below it', there('/products/tarn', '£59', offer(59), related), 'pass'],
  ['a former price beside it', there('/products/tarn', '<del>£79</del> £59', offer(59)), 'pass'],
  ['a price with delivery', there('/products/tarn', '£59 plus £4 delivery', offer(59)), 'pass'],
  ['a product that a script prices', there('/products/tarn', 'Soon here', offer(59), '</p><h2>Related</h2><h3>Tarn lid</h3><p>£5'), 'pass'],
  ['a net price', there('/products/tarn', '£50', offer(60)), 'pass'],
  ['a price for a month', there('/products/tarn', '£5 / month', offer(60)), 'pass'],
  ['a sale', there('/products/tarn', 'Now £45', offer(60)), 'pass'],
  ['another page’s saving', there('/offers', 'Was £80, now £60. Save 30%'), 'fail', 'Save 30%'],
  ['a product page’s saving', there('/products/tarn', 'Was £80, now £60. Save 30%', offer(60)), 'fail', 'Save 30%'],
  ['a post’s words about an offer', there('/blog/sales', 'They sold it for £60 instead of £80.', 'Save 30%'), 'pass'],
  [
    'a saving that isn’t',
    priced('<span>Old price </span><del>£80</del><span>New price </span>£60 <b>You save 30%</b>'),
    'fail',
    'save 30%: £80 and £60 are 25 % apart',
  ],
  ['a badge of another card', card('en', '<p><s>£80</s> <b>£60</b></p><p>−30%</p>'), 'pass'],
  ['after a condition', priced('For members only. Was £80, now £60. Save 30%'), 'pass'],
  ['with a condition below it', card('en', '<p>Now £80, was £100 (30% off)</p><p>in the app</p>'), 'pass'],
  ['after a number', priced('Buy 2. Was £80, now £60. Save 30%'), 'pass'],
  ['for two pairs', priced('Beim Kauf von zwei Paaren. Statt 100 € nur 75 € (−50 %)', 'de'), 'pass'],
  ['of a list price beside it', card('de', '<p>120 € 99 € −25 %</p><p>UVP 132 €</p>'), 'pass'],
  ['of another list price', card('de', '<p>UVP 150 €</p><p>120 € jetzt 99 € −25 %</p>'), 'fail'],
  ['for members in German', card('de', '<p>Nur für Mitglieder</p><p>60 € statt 80 € (−30 %)</p>'), 'pass'],
  ['below a heading for members', card('de', '<h3>Nur für Mitglieder</h3><p>60 € statt 80 € (−30 %)</p>'), 'pass'],
  ['with words in German', priced('60 € statt 80 € (−30 %)', 'de'), 'fail'],
  ['a saving in German', priced('Jetzt 60 € statt 80 €, 30 % Rabatt', 'de'), 'fail'],
  ['in French', priced('60 € au lieu de 80 € (−30 %)', 'fr'), 'fail'],
  ['in Spanish', priced('Antes 80 €, ahora 60 €. Ahorra un 30 %', 'es'), 'fail'],
  ['in Italian', priced('60 € invece di 80 €. Risparmi il 30 %', 'it'), 'fail'],
  ['in Portuguese', priced('Antes 80 €, agora 60 €. Poupe 30%', 'pt'), 'fail'],
  ['in Dutch', priced('Van 80 € voor 60 €. 30% korting', 'nl'), 'fail'],
  ['in Polish', priced('60 zł zamiast 80 zł, 30% taniej', 'pl'), 'fail'],
  ['a sum that isn’t', priced('Was £80, now £60. Save £30!'), 'fail', 'Save £30: £80 and £60 are 20 apart'],
  ['the right sum', priced('Was £80, now £60. Save £20!'), 'pass'],
  ['the right sum in percent, too', priced('Was £80, now £60. You save £20 (25%).'), 'pass'],
  ['the right saving', priced('<del>£80</del> £60 You save 25%'), 'pass'],
  ['a rounded saving', priced('<del>£79.95</del> £59.95 You save 25%'), 'pass'],
  ['a rounded price', priced('<del>£5</del> £3 Save 45%'), 'pass'],
  ['a rounded third', priced('<del>£90</del> £60 Save 34%'), 'pass'],
  ['the largest saving', priced('<del>£80</del> £60 Save up to 30%'), 'pass'],
  ['the largest in German', priced('60 € statt 80 €, bis zu 30 % Rabatt', 'de'), 'pass'],
  ['the largest in French', priced('60 € au lieu de 80 €, jusqu’à −30 %', 'fr'), 'pass'],
  ['prices from', priced('Ab 60 € statt 80 €, 30 % sparen', 'de'), 'pass'],
  ['about', priced('<del>£80</del> £60, nearly 30% off'), 'pass'],
  ['a code for more', priced('<del>£80</del> £60. 30% off with code TARN'), 'pass'],
  ['tax', priced('<del>£80</del> £60 incl. 20% VAT'), 'pass'],
  ['what is saved', priced('<del>£80</del> £60 Saves 30% energy'), 'pass'],
  ['less sugar', priced('<del>£8</del> £4, 30% less sugar'), 'pass'],
  ['two sizes', priced('Small £60, large £80. Save 30% on your order'), 'pass'],
  ['two plans', card('en', '<p>Solo £60</p><p>Crew £80</p><p>Save 30%</p>'), 'pass'],
  ['a bundle', priced('Pack £80, stove £40, both for £100: save 30%'), 'pass'],
  ['a range', priced('£60–£80, now 30% off'), 'pass'],
  ['the price of a kilogram', priced('2,14 € (4,28 €/kg) −30 %', 'de'), 'pass'],
  ['net and gross', priced('50,00 € netto, 61,50 € brutto, 30 % Rabatt', 'de'), 'pass'],
  ['two savings', priced('<del>£80</del> £60 −25% and 5% off for friends'), 'pass'],
  ['two offers in one block', priced('<del>£80</del> £60, <del>£40</del> £20, save 30%'), 'pass'],
  ['a year’s sum', priced('Save £60 a year: was £25, now £20 a month'), 'pass'],
  ['a year’s sum alone', priced('Was £25, now £20. Save £60'), 'pass'],
  ['another article', priced('−50 % auf das zweite Paar: 75 € statt 100 €', 'de'), 'pass'],
  ['in French, too', priced('-50% sur le 2ème article : 75 € au lieu de 100 €', 'fr'), 'pass'],
  ['a card', priced('10% off with gift card £20 £30'), 'pass'],
  ['a heading for others', card('de', '<h2>Newsletter: 10 % Rabatt</h2><p>Vase</p><p>20,00 € 30,00 €</p>'), 'pass'],
  ['more than promised', priced('Save 20%: was £49, now £35'), 'pass'],
  [
    'badges above their names',
    card(
      'en',
      ['-20%|Vase|£50|£40', '-50%|Lamp|£40|£20', '-30%|Bowl|£100|£70']
        .map((one) => one.split('|'))
        .map(([cut, name, old, now]) => `<li><span>${cut}</span><h2>${name}</h2><span><del>${old}</del> <ins>${now}</ins></span></li>`)
        .join(''),
    ),
    'pass',
  ],
  ['another currency', priced('£60 $80 30% off'), 'pass'],
])
