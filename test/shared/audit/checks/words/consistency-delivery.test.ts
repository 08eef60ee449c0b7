import { consistency } from '../../../../../shared/audit/checks/words/consistency.ts'
import { freeDeliveryOn } from '../../../../../shared/audit/words/claims/prices/free-delivery.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalOther } from '../../../../support/literal-pages.ts'

const read = (lang: string, html: string, path: string) =>
  readPage(`<html lang="${lang}"><title>Acme</title><h1>Acme</h1>${html.startsWith('<') ? html : `<p>${html}</p>`}`, {
    url: `https://acme.dev${path}`,
  })
/** What the home page says, and what another one does. */
const site = (lang: string, own: string, other: string, path = '/delivery') => ({
  ...literalFacts({ page: read(lang, own, '/') }),
  pages: [literalOther(path, { lang, delivery: freeDeliveryOn(read(lang, other, path)) })],
})
const bar = (text: string) => `<div class="notice">${text}</div>`

judge(consistency, [
  ...(
    [
      [
        'fr',
        bar('Livraison offerte en France dès 45 € d’achat'),
        `${bar('Livraison offerte en France dès 45 € d’achat')}<h2>Livraison</h2><ul><li>Colis : 5,90 €</li><li>Gratuit en France à partir de 60 € d’achat</li></ul>`,
      ],
      ['en', 'Free delivery over £40.', 'Delivery is free on orders over £60.'],
      ['en', 'Free shipping on orders of $50 or more', 'Free shipping on all orders over $75.'],
      ['de', 'Versandkostenfrei ab 40 €', 'Der Versand ist ab einem Bestellwert von 60 € kostenlos.'],
      ['es', 'Envío gratis a partir de 40 €', 'El envío es gratuito desde 60 €.'],
      ['it', 'Spedizione gratuita da 40 €', 'La spedizione è gratuita oltre i 60 €.'],
      ['pt', 'Portes grátis a partir de 40 €', 'O envio é grátis acima de 60 €.'],
      ['nl', 'Gratis verzending vanaf € 40', 'Vanaf € 60 is de verzending gratis.'],
      ['sv', 'Fri frakt över 499 kr', 'Frakten är gratis från 699 kr.'],
      ['da', 'Gratis levering over 499 kr', 'Fri fragt ved køb over 699 kr.'],
      ['pl', 'Darmowa dostawa od 150 zł', 'Dostawa jest bezpłatna od 200 zł.'],
      ['cs', 'Doprava zdarma od 1500 Kč', 'Doprava je zdarma nad 2000 Kč.'],
      ['ru', 'Бесплатная доставка от 3000 руб', 'Доставка бесплатна при заказе от 5000 руб.'],
      ['tr', '500 TL ve üzeri ücretsiz kargo', '750 TL üzeri kargo bedava.'],
      ['ja', '5,000円以上で送料無料', '8,000円以上のご注文は送料無料です。'],
      ['zh', '满99元包邮', '订单满199元免运费。'],
      ['ko', '30,000원 이상 무료배송', '50,000원 이상 구매 시 배송비 무료.'],
    ] as const
  ).map(([lang, own, other]): Case => [`${lang}: ${own} / ${other}`, site(lang, own, other), 'fail', '” on /delivery']),
  ...(
    [
      [
        'fr',
        bar('Livraison offerte dès 40 € en point relais et dès 65 € à domicile'),
        'La livraison est offerte dès 40 € en point relais et dès 65 € à domicile.',
      ],
      ['fr', 'Livraison offerte dès 40 €', 'Livraison à domicile offerte dès 65 €.'],
      [
        'fr',
        'Livraison offerte dès 40 €. Livraison offerte dès 65 € pour les colis.',
        '<table><tr><th>Mode</th><th>Offerte dès</th></tr><tr><th>Point relais</th><td>40 €</td></tr><tr><th>À domicile</th><td>65 €</td></tr></table>',
      ],
      ['en', 'Free delivery over £40.', 'Delivery is free over £40, and costs £4 below.'],
      ['en', 'Free delivery in France from 45 €', 'Free delivery in Belgium from 60 €'],
      ['en', 'Free delivery over £40.', 'Free international delivery over £90.'],
      ['en', 'Free delivery over £40.', 'Free express delivery over £60.'],
      ['en', 'Free delivery over £40.', 'Free delivery over €60.'],
      ['en', 'Free delivery over £40.', 'Free delivery over £20 for members.'],
      ['en', 'Free delivery over £40.', 'Free delivery over £20 until Sunday.'],
      ['en', 'Free delivery over £40.', 'Delivery costs £5. Free gift with orders over £60.'],
      ['en', 'Free delivery over £40.', 'Returns are free for orders over £60.'],
      ['en', 'Free delivery over £40.', '<h2>Furniture</h2><p>Free delivery over £500.</p>'],
      ['en', 'Free delivery over £40.', 'Free delivery over £60. Free delivery over £80.'],
      ['de', 'Versandkostenfrei ab 40 €', 'Versand nach Österreich ab 80 € kostenlos.'],
      ['de', 'Versandkostenfrei ab 40 €', 'Kostenlose Lieferung, wenn Sie abholen; ab 60 € mit Spedition.'],
      ['ja', '5,000円以上で送料無料', '北海道・沖縄は8,000円以上で送料無料'],
    ] as const
  ).map(([lang, own, other]): Case => [`no contradiction, ${lang}: ${own} / ${other}`, site(lang, own, other), 'pass']),
  ['a product', site('en', 'Free delivery over £40.', 'Free delivery over £60.', '/products/oak-table'), 'pass'],
  ...(
    [
      '<h2>Canada</h2><p>Free shipping over £100.</p>',
      '<h2>Rest of the world</h2><p>Free shipping over £150.</p>',
      '<h2>Zone 2</h2><p>Free delivery over £100.</p>',
      '<p>Canada</p><p>Free delivery over £100.</p>',
      'Austria: free delivery over £80',
      'Scottish Highlands: free delivery over £80',
      'Shipping: Alaska & Hawaii free over £150.',
      'Spend over £60 and get a free candle with your delivery.',
      '<h2>Delivery</h2><p>Free tea towel on orders over £99.</p>',
      'Pay in 3, interest free over £99, with our delivery.',
      'Delivery of gluten-free boxes over £60 takes two days.',
      'Feel free to ask for delivery quotes for orders over £500.',
      'Free local delivery over £20.',
      'Free evening delivery over £80.',
      'We deliver within 5 miles free on orders over £20',
      'Free delivery over £25 all through December!',
      'Amazon: free delivery over £35',
      'Free delivery over £48 inc VAT',
      'Free delivery over £60. Books: free delivery over £19.',
    ] as const
  ).map((other): Case => [`free, but not all of it: ${other}`, site('en', 'Free delivery over £40.', other), 'pass']),
  ...(
    [
      ['de', 'Versandkostenfrei ab 40 €', 'Österreich: ab 80 € versandkostenfrei'],
      ['de', 'Versandkostenfrei ab 40 €', 'Versandkostenfrei ab 80 € in die Schweiz'],
      ['de', 'Versandkostenfrei ab 40 €', 'Bücher versandkostenfrei ab 19 €'],
      ['de', 'Versandkostenfrei ab 40 €', 'Ab 100 € Bestellwert legen wir der Lieferung eine gratis Probe bei.'],
      ['fr', 'Livraison offerte dès 40 €', 'Belgique : livraison offerte dès 80 €'],
      ['fr', 'Livraison offerte dès 40 €', '<h3>Belgique</h3><p>Livraison offerte dès 80 €</p>'],
      ['it', 'Spedizione gratuita da 40 €', 'Svizzera: spedizione gratuita da 80 €'],
      ['zh', '满99元包邮', '偏远地区满199元包邮'],
      ['zh', '满99元包邮', '新疆、西藏满199元包邮'],
      ['zh', '滿99元免運', '離島滿1500元免運'],
      ['zh', '滿99元免運', '冷凍商品滿1500元免運'],
      ['ja', '5,000円以上で送料無料', '10,000円以上で代引き手数料無料'],
      ['ja', '5,000円以上で送料無料', 'ラッピング無料：8,000円以上'],
    ] as const
  ).map(([lang, own, other]): Case => [`free, but not all of it: ${other}`, site(lang, own, other), 'pass']),
  ['a page of one country', site('en', 'Free delivery over £40.', 'Free delivery over £60.', '/shipping/canada'), 'pass'],
  ...(
    [
      ['de', 'Versandkostenfrei ab 40 €', 'Nach Österreich kostet der Versand 9 €. Versandkostenfrei ab 80 €.'],
      ['fr', 'Livraison offerte dès 40 €', 'Vers la Belgique, comptez 9 €. La livraison est offerte dès 80 €.'],
      ['en', 'Free shipping over $40.', 'We ship to Canada, too. Free shipping on orders over $60.'],
      ['en', 'Free shipping over $40.', '<p>For Canada we charge $9.</p><p>Free shipping on orders over $60.</p>'],
      ['en', 'Free shipping over $40.', '<p>Canada</p><p>Takes 5 days.</p><p>Free shipping on orders over $60.</p>'],
      ['en', 'Free shipping over $40.', '<details><summary>Do you ship to Canada?</summary><p>Free shipping over $60.</p></details>'],
      ['en', 'Free shipping over $40.', '<img src="/ca.svg" alt="Canada"><p>Free shipping over $60.</p>'],
    ] as const
  ).map(([lang, own, other]): Case => [`another country: ${other}`, site(lang, own, other), 'pass']),
  ['thresholds under a brand', site('zh', '满99元包邮', '偏远地区满199元包邮'), 'pass'],
])
