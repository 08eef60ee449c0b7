import type { SitePageFacts } from '../../../../../shared/audit/facts.ts'
import { statementsOn } from '../../../../../shared/audit/words/claims/stated.ts'
import { crowdsOn } from '../../../../../shared/audit/words/claims/crowds.ts'
import { consistency } from '../../../../../shared/audit/checks/words/consistency.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

const html = (texts: string[]) =>
  `<title>Tidewatch</title><h1>Tide tables</h1>${texts.map((text) => `<h2>Part</h2><p>${text}</p>`).join('')}`
const said = (...texts: string[]) => literalFacts({ page: readPage(html(texts), { url: 'https://tidewatch.dev/' }) })
/** What the home page says, and another page of the site. */
const pages = (own: string, other: string, path = '/faq') => {
  const url = `https://tidewatch.dev${path}`
  const read = readPage(html([other]), { url })
  const page = { url, title: 'Other', stated: statementsOn(read), crowds: crowdsOn(read) } as NonNullable<SitePageFacts['page']>
  return { ...said(own), pages: [{ url, status: 200, page } as SitePageFacts] }
}

// How long things take and last, and how old one must be.
judge(consistency, [
  ['two deliveries in Spanish', pages('Entrega en 3 días.', 'La entrega tarda 10 días.'), 'fail', '” on /faq'],
  ['in Italian', pages('Consegna in 3 giorni.', 'I tempi di consegna sono di 10 giorni.'), 'fail'],
  ['in Portuguese', pages('Entrega em 3 dias.', 'O prazo de entrega é de 10 dias.'), 'fail'],
  ['in Dutch', pages('Levering binnen 2 dagen.', 'De levertijd is 10 dagen.'), 'fail'],
  ['in Swedish', pages('Leverans inom 3 dagar.', 'Leveranstiden är 14 dagar.'), 'fail'],
  ['in Danish', pages('Levering på 3 dage.', 'Leveringstiden er 14 dage.'), 'fail'],
  ['in Polish', pages('Dostawa w 2 dni.', 'Czas dostawy: 10 dni.'), 'fail'],
  ['in Russian', pages('Доставка за 3 дня.', 'Срок доставки — 14 дней.'), 'fail'],
  ['in Turkish', pages('Teslimat 3 gün içinde.', 'Teslimat süresi 14 gün.'), 'fail'],
  ['in Japanese', pages('3日以内にお届け', 'お届けまで14日かかります。'), 'fail'],
  ['in Chinese', pages('3天内送达', '配送需要14天。'), 'fail'],
  ['two warranties in Spanish', pages('Garantía de 2 años.', 'La garantía es de 5 años.'), 'fail'],
  ['in French', pages('Garantie 2 ans.', 'Notre garantie dure 5 ans.'), 'fail'],
  ['in Italian, on one page', said('Garanzia di 2 anni.', 'La garanzia dura 5 anni.'), 'fail'],
  ['in Dutch, on one page', said('2 jaar garantie', 'De garantie is 5 jaar.'), 'fail'],
  ['in Polish, on one page', said('Gwarancja 2 lata', 'Gwarancja wynosi 5 lat.'), 'fail'],
  ['in Czech', pages('Záruka 2 roky', 'Záruka je 5 let.'), 'fail'],
  ['in Russian, on one page', said('Гарантия 2 года', 'Гарантия — 5 лет.'), 'fail'],
  ['in Japanese, on one page', said('2年間保証', '保証期間は5年間です。'), 'fail'],
  ['two returns in Portuguese', pages('Devoluções em 30 dias.', 'Pode devolver em 14 dias.'), 'fail'],
  ['in Swedish, on one page', said('Öppet köp i 30 dagar', 'Retur inom 14 dagar.'), 'fail'],
  ['money back in Spanish', pages('Garantía de devolución del dinero de 30 días.', '14 días de garantía de reembolso.'), 'fail'],
  ['in French, of money', pages('Satisfait ou remboursé : 30 jours.', '14 jours satisfait ou remboursé.'), 'fail'],
  ['in Japanese, of money', pages('30日間返金保証', '返金保証は14日間です。'), 'fail'],
  ['two deliveries in Ukrainian', pages('Доставка за 24 години.', 'Доставка за 8 днів.'), 'fail'],
  ['two years in Dutch', pages('Opgericht in 1998.', 'Tidewatch: opgericht in 2004.'), 'fail'],
  ['two ages', pages('Minimum age: 12', 'The minimum age is 14.'), 'fail'],
  ['in German', pages('Mindestalter: 12 Jahre', 'Das Mindestalter beträgt 14 Jahre.'), 'fail'],
  ['in French, of age', pages('L’âge minimum est de 8 ans.', 'Âge minimum : 10 ans'), 'fail'],
  ['in Spanish, of age', pages('La edad mínima es de 8 años.', 'Edad mínima: 10 años'), 'fail'],
  ['in Portuguese, of age', pages('Idade mínima: 8 anos', 'A idade mínima é de 10 anos.'), 'fail'],
  ['in Japanese, of age', said('最低年齢：8歳', '年齢制限は10歳です。'), 'fail'],

  ['two numbers of customers', pages('Trusted by 12,000 teams.', 'Join 4,500 teams.', '/about'), 'fail', 'Join 4,500 teams” on /about'],
  ['in French, of customers', pages('Plus de 12 000 clients nous font confiance.', 'Déjà 4 500 clients !', '/a-propos'), 'fail'],
  ['in Spanish, of customers', pages('Más de 12.000 clientes confían en nosotros.', 'Ya 4.500 clientes.', '/nosotros'), 'fail'],
  ['in Polish, of customers', said('Ponad 12 000 klientów', 'Zaufało nam: 4 500 klientów korzysta z aplikacji.'), 'fail'],
  ['in Russian, of customers', said('Более 12 000 клиентов.', 'Нам доверяют: 4 500 клиентов используют сервис.'), 'fail'],

  [
    'customers of one plan',
    pages('Plus de 12 000 clients nous font confiance.', '300 clients utilisent notre offre Pro.', '/a-propos'),
    'pass',
  ],
  ['with an article', pages('Trusted by 12,000 teams.', 'An honest tool, trusted by 4,500 teams.', '/about'), 'fail'],
  ['customers of a year', pages('Plus de 12 000 clients nous font confiance.', '4 500 clients chaque année.', '/a-propos'), 'pass'],
  ['customers of a town', pages('Trusted by 12,000 teams.', 'Trusted by 500 teams in Kiel.', '/about'), 'pass'],
  ['new customers in Spanish', pages('Más de 12.000 clientes confían en nosotros.', 'Este año: 500 clientes nuevos.', '/nosotros'), 'pass'],
  ['customers of a story', pages('Trusted by 12,000 teams.', 'Join 450 teams.', '/stories/acme'), 'pass'],
  ['one delivery', pages('Entrega en 3 días.', 'Entrega en 1 a 3 días hábiles.'), 'pass'],
  ['express in Italian', pages('Consegna in 5 giorni.', 'Consegna express in 1 giorno.'), 'pass'],
  ['islands in Portuguese', pages('Entrega em 3 dias.', 'Entrega nas ilhas em 7 dias.'), 'pass'],
  ['abroad in Dutch', pages('Levering binnen 2 dagen.', 'Levering in het buitenland: 7 dagen.'), 'pass'],
  ['free delivery in Polish', pages('Dostawa w 2 dni.', 'Darmowa dostawa od 10 zł, zwrot 14 dni.'), 'pass'],
  ['a withdrawal in French', pages('Retour sous 30 jours.', 'Droit de rétractation : 14 jours, retour à vos frais.'), 'pass'],
  ['a return and its refund in Spanish', pages('Devoluciones en 30 días.', 'El reembolso se procesa en 14 días.'), 'pass'],
  ['a warranty and money back in Portuguese', pages('Garantia de 2 anos.', 'Garantia de devolução do dinheiro de 30 dias.'), 'pass'],
  ['a battery’s warranty in Russian', pages('Гарантия 2 года', 'Гарантия на аккумулятор — 1 год.'), 'pass'],
  ['two years and 24 months', pages('Garanzia di 2 anni.', 'Garanzia di 24 mesi.'), 'pass'],
  ['children’s prices', pages('Mindestalter: 12 Jahre', 'Ermäßigung für Kinder, Mindestalter 6 Jahre.'), 'pass'],
  ['with an adult', pages('Âge minimum : 12 ans', 'Âge minimum 8 ans, accompagné d’un adulte.'), 'pass'],
  ['an account', pages('Minimum age: 12', 'You must be at least 16 to open an account.'), 'pass'],
  ['things for two ages', said('Holzpuzzle Fuchs, ab 3 Jahren', 'Brettspiel Waldreise, ab 8 Jahren'), 'pass'],
  ['courses for two ages', pages('Kinderkurs ab 6 Jahren', 'Töpfern für Jugendliche ab 12 Jahren', '/kurse'), 'pass'],
  ['the least age for two courses', pages('Kinderkurs, Mindestalter 6', 'Schweißen, Mindestalter 12', '/kurse'), 'pass'],
  ['things for two ages in Japanese', said('木のパズル 3歳以上', 'すごろく 6歳以上'), 'pass'],
  ['a least age in months', pages('Minimum age: 18 months', 'Minimum age: 3'), 'pass'],
  [
    'what one must be old enough for',
    pages('You must be at least 12 years old to ride.', 'Riders must be at least 16 years old for the long tour.'),
    'pass',
  ],
  ['one day in Ukrainian hours', pages('Доставка за 24 години.', 'Доставка за 1 день.'), 'pass'],
  ['when a refund comes, in French', pages('Satisfait ou remboursé 30 jours.', 'Remboursement sous 14 jours.'), 'pass'],
  ['a refund under a guarantee', pages('Satisfait ou remboursé 30 jours.', 'Satisfait ou remboursé, remboursement sous 14 jours.'), 'pass'],
  ['in Spanish', pages('Garantía de devolución del dinero de 30 días.', 'Recibirás el reembolso en 5 días.'), 'pass'],
  ['in Japanese', pages('30日間返金保証', '返金は7日以内に行います。'), 'pass'],
  ['in English', pages('A 30-day money-back guarantee.', 'Refunds within 5 days to your card.'), 'pass'],
  ['asked for', pages('A 30-day money-back guarantee.', 'When will I get my refund? Within 5 days.'), 'pass'],
  ['the law’s time to send back', pages('30 dagen retourneren', 'U heeft nogmaals 14 dagen om uw product retour te sturen.'), 'pass'],
  ['the law’s warranty in French', pages('Garantie 5 ans.', 'Garantie légale de conformité de 2 ans.'), 'pass'],
  ['a frame’s in Spanish', pages('10 años de garantía en el bastidor.', 'Garantía legal de 3 años.'), 'pass'],
  ['the law’s in Italian', pages('Garanzia di 5 anni.', 'Garanzia legale di 2 anni.'), 'pass'],
  ['the law’s in Polish', pages('Gwarancja 5 lat', 'Gwarancja ustawowa 2 lata'), 'pass'],
  ['a peninsula and islands', pages('Entrega en 48 horas en la península.', 'Entrega en Baleares: 5 días.'), 'pass'],
  ['a capital', pages('Entrega en 24 horas en Madrid.', 'La entrega tarda 3 días.'), 'pass'],
  ['a capital in Russian', pages('Доставка за 24 часа по Москве.', 'Доставка за 5 дней.'), 'pass'],
  ['a capital in Polish', pages('Dostawa w 24 godziny w Warszawie.', 'Dostawa w 3 dni.'), 'pass'],
  ['a pick-up point', pages('Livraison en point relais en 5 jours.', 'Livraison en 2 jours.'), 'pass'],
  ['a product’s page', pages('Garanzia di 2 anni.', 'Garanzia di 5 anni.', '/prodotti/boa'), 'pass'],

  ['in Italian, of age', pages('L’età minima è di 8 anni.', 'Età minima: 10 anni'), 'fail'],
  ['in Polish, of age', pages('Minimalny wiek to 8 lat.', 'Minimalny wiek: 10 lat'), 'fail'],
  ['in Czech, of age', pages('Minimální věk je 8 let.', 'Minimální věk: 10 let'), 'fail'],
  ['in Russian, of age', pages('Минимальный возраст — 8 лет.', 'Минимальный возраст: 10 лет'), 'fail'],
  ['ten years of work in Italian', pages('Da 15 anni produciamo vele.', 'Età minima: 10 anni'), 'pass'],
  ['in Polish', pages('Działamy od 12 lat.', 'Minimalny wiek: 10 lat'), 'pass'],
  ['in Czech', pages('Vyrábíme od 12 let.', 'Minimální věk: 10 let'), 'pass'],
  ['in Russian', pages('Мы работаем от 5 лет.', 'Минимальный возраст: 10 лет'), 'pass'],
  ['a guarantee in Russian', pages('Гарантия, возраст 5 лет', 'Минимальный возраст: 10 лет'), 'pass'],
  ['an old drink', pages('Aged 12 years and bottled by hand.', 'Minimum age: 18'), 'pass'],
  ['in Norwegian', pages('Levering på 3 dager.', 'Leveringstiden er 14 dager.'), 'fail'],
  ['in weeks', pages('Levering på 1 uke.', 'Leveringstiden er 4 uker.'), 'fail'],
  ['in hours', pages('Levering på 24 timer.', 'Leveringstiden er 14 dager.'), 'fail'],
  [
    'an answer about personal data',
    pages('We answer within two working days.', 'Ask for your data, and we will answer within thirty days.'),
    'pass',
  ],
  ['in Swedish working days', pages('Leverans inom 3 arbetsdagar.', 'Leveranstiden är 14 arbetsdagar.'), 'fail'],
  ['in Danish working days', pages('Levering på 3 hverdage.', 'Leveringstiden er 14 arbejdsdage.'), 'fail'],
  ['working days in Spanish', pages('Entrega en 5 días hábiles.', 'La entrega tarda 7 días.'), 'pass'],
  ['working days in Swedish', pages('Leverans inom 5 arbetsdagar.', 'Leveranstiden är 7 dagar.'), 'pass'],
  ['in Italian, of customers', pages('Oltre 12.000 clienti si affidano a noi.', 'Già 4.500 clienti.', '/chi-siamo'), 'fail'],
  ['two phones', pages('Téléphone : +33 2 61 91 44 12', 'Téléphone : +33 2 61 91 77 30'), 'pass'],
  ['a phone with two digits swapped', pages('Téléphone : +33 2 61 91 44 12', 'Téléphone : +33 2 61 91 41 42'), 'fail'],
  ['a phone of the chamber in German', pages('Telefon: 0431 5552038', 'Zuständige Kammer: Telefon: 0431 9881200'), 'pass'],
  ['the host’s phone', pages('Téléphone : +33 2 61 91 44 12', 'Site hébergé par Nuage SAS, Rennes, téléphone +33 2 61 91 00 03.'), 'pass'],
  ['on one page', said('Téléphone : +33 2 61 91 44 12.', 'Le site est hébergé par Nuage SAS, téléphone +33 2 61 91 00 03.'), 'pass'],
  ['a phone of the authority in German', pages('Telefon: 0431 5552038', 'Zuständige Aufsichtsbehörde: Telefon: 0431 9881200'), 'pass'],
  ['a trial that lasts', pages('Try it free for 14 days.', 'The free trial lasts 30 days.'), 'fail', '” on /faq'],
  ['the last days of a trial', pages('Try it free for 14 days.', 'On the last day of your trial of 30 days we write.'), 'pass'],
  ...(
    [
      ['Free cancellation up to 14 days before arrival.', 'Cancellations 7 days before arrival are charged in full.'],
      ['Check-in: 3 pm', 'Hotel check-in from 4 pm'],
      ['Minimum stay: 2 nights', 'New Year: minimum stay 4 nights'],
      ['Mindestbestellwert: 15 €', 'Gutschein über 5 €, Mindestbestellwert 50 €'],
      ['14 dagar gratis', 'Spara 30 dagar gratis historik'],
      ['14 dagar gratis', 'Byt inom 30 dagar gratis'],
      ['14 dage gratis', 'Returnér inden for 30 dage gratis'],
      ['14 Tage kostenlos testen', '30 Tage gratis Rückversand'],
      ['14 dni za darmo', 'Zwroty przez 30 dni za darmo'],
      ['14日間無料トライアル', '無料トライアル終了後30日でデータを消去'],
    ] as const
  ).map(([own, other]): Case => [`no contradiction: ${own} / ${other}`, pages(own, other), 'pass']),
])
