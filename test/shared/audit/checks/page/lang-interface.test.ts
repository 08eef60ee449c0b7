import { lang } from '../../../../../shared/audit/checks/page/lang.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { localFacts } from '../../../../support/literal-page.ts'

const texts = {
  it: 'Ogni pezzo nasce dal tornio e passa tre volte dal forno. Imballiamo con paglia e cartone, senza plastica, e il pacco parte il martedì.',
  de: 'Jedes Stück entsteht auf der Scheibe und geht dreimal in den Ofen. Wir packen mit Stroh und Pappe, und das Paket geht am Dienstag ab.',
  fr: 'Chaque pièce naît sur le tour et passe trois fois au four. Nous emballons avec de la paille et du carton, et le colis part le mardi.',
  es: 'Cada pieza nace en el torno y pasa tres veces por el horno. Embalamos con paja y cartón, y el paquete sale los martes.',
  ja: '器はすべてろくろで作り、窯で三度焼いています。藁と紙で包み、火曜日に発送します。',
  pl: 'Każda sztuka powstaje na kole i trzy razy trafia do pieca. Pakujemy w słomę i karton, a paczka wychodzi we wtorek, bo tak jest najlepiej dla nas.',
  en: 'Each piece is thrown on the wheel and goes into the kiln three times. We pack with straw, and the parcel leaves on Tuesday.',
}
const skipping = (language: keyof typeof texts, link: string) =>
  localFacts(readPage(`<html lang="${language}">${link}<h1>Valmora</h1><p>${texts[language]}</p>`, { url: 'https://valmora.example/shop' }))
const page = (language: keyof typeof texts, html: string, said: string = language) =>
  localFacts(readPage(`<html lang="${said}"><h1>Valmora</h1><p>${texts[language]}</p>${html}`, { url: 'https://valmora.example/shop' }))
const shop =
  '<p>Showing all 6 results</p><select><option>Default sorting</option></select><p>Sale!</p><h3>Uccelli</h3><button>Add to cart</button>'

/** A page of few words whose tag says that it’s in English. */
const few = (html: string, language: string) => ({
  ...localFacts(readPage(`<html lang="en"><h1>Valmora</h1>${html}`, { url: 'https://valmora.example/contact' })),
  site: { language },
})

const wordpress = '<script src="/wp-includes/js/comment-reply.js"></script>'

judge(lang, [
  ['a button in the language of the site, beneath a wrong tag', few('<p>Kontakt</p><button>Wyślij</button>', 'pl'), 'pass'],
  ['a button in another one', few('<p>Contact</p><button>Wyślij</button>', 'en'), 'warn', 'A link or button is in Polish'],
  ['a shop program’s texts on an Italian page', page('it', shop), 'warn', '“Showing all 6 results”, “Add to cart”'],
  ['a blog program’s in German', page('de', `<p>Posted in Keramik</p><h3>Leave a Reply</h3>${wordpress}`), 'warn', '“Leave a Reply”'],
  ['in French', page('fr', '<a href="/cart">View cart</a><p>Your cart is currently empty.</p>'), 'warn', 'View cart'],
  ['in Spanish', page('es', `<h2>Related products</h2><p>Out of stock</p>${wordpress}`), 'warn', 'in English'],
  ['in Polish', page('pl', `<h2>Recent Posts</h2><h2>Recent Comments</h2>${wordpress}`), 'warn', 'Recent Posts'],
  ['in Japanese', page('ja', '<p>Your cart is empty</p><a href="/shop">Continue shopping</a>'), 'warn', 'Continue shopping'],
  ...(
    [
      ['an English page', page('en', shop)],
      ['one of them', page('it', '<p>Showing all 6 results</p>')],
      ['marked as English', page('it', `<div lang="en">${shop}</div>`)],
      [
        'events that a tool measures',
        page('de', '<h2>Ereignisse, die wir messen</h2><ul><li>Add to cart</li><li>Place order</li><li>Search</li></ul>'),
      ],
      ['templates for shops', page('de', '<h2>E-Mail-Vorlagen für Shops</h2><h3>Continue shopping</h3><h3>Your cart is empty</h3>')],
      ['translations', page('de', '<p>Add to cart</p><p>In den Warenkorb</p><p>Continue shopping</p><p>Weiter einkaufen</p>')],
      ['a film, and a word that German has', page('de', '<h3>Remember Me</h3><a href="/login">Login</a>')],
      ['headings', page('fr', '<h3>Return to Shop</h3><h3>Nothing Found</h3><a href="/login">Login</a>')],
      ['a price, and a word that German has', page('de', '<p>Regular price</p><button>Login</button>')],
      ['names of products', page('it', '<h3>Slow Sunday</h3><h3>Night Shift</h3><button>Aggiungi al carrello</button>')],
      ['labels of a Japanese design', page('ja', '<a href="/a">READ MORE</a><p>SOLD OUT</p><button>ADD TO CART</button>')],
      [
        'words in a table of translations',
        page(
          'de',
          '<table><tr><th>Englisch</th><th>Deutsch</th></tr><tr><td>Add to cart</td><td>In den Warenkorb</td></tr><tr><td>Leave a reply</td><td>Antworten</td></tr></table>',
        ),
      ],
      [
        'quotes in a sentence',
        page('fr', '<p>Le bouton « Add to cart » devient « Ajouter », et « Leave a reply » devient « Répondre ».</p>'),
      ],
      ['an English edition of the text', page('en', shop, 'en-GB')],
    ] as const
  ).map(([title, facts]): Case => [title, facts, 'pass']),
  [
    'a license quoted in documentation',
    localFacts(
      readPage(
        `<html lang="de"><h1>Lizenz</h1><p>${texts.de.repeat(4)}</p><h2>MIT License</h2><p>${texts.en} You can use all of it with your own work, and that is what we want for you and the others.</p>`,
        { url: 'https://valmora.example/docs/lizenz' },
      ),
    ),
    'pass',
  ],
])

const consent = (text: string, more = '') => `<div class="consent"><p>${text}</p><button>OK</button></div>${more}`
const sentence = 'We value your privacy. We use one cookie to count visits and improve this website. You can change your mind at any time.'
const cookies = 'This website uses cookies.'
judge(lang, [
  [
    'a consent notice in another language',
    page('it', consent(sentence)),
    'warn',
    'The cookie notice is in English, but the rest of the page isn’t: “We value your privacy.',
  ],
  ['a short one', page('de', consent(cookies)), 'warn', 'The cookie notice is in English'],
  ['a German one on an English page', page('en', consent('Diese Website verwendet Cookies.')), 'warn', 'in German'],
  ['a skip link', skipping('fr', '<a class="skip" href="#main">Skip to main content</a>'), 'warn', 'The skip link is in English'],
  ['a German one', skipping('en', '<a href="#main">Zum Inhalt springen</a>'), 'warn', 'The skip link is in German'],
  ...(
    [
      ['a notice in the page’s language', page('en', consent(sentence))],
      ['a translated one', page('de', consent('Wir nutzen ein Cookie, um die Besuche zu zählen. Sie können das jederzeit ändern.'))],
      [
        'one in two languages',
        page(
          'fr',
          consent(`${sentence}</p><p>Nous utilisons un cookie pour compter les visites et améliorer ce site. Vous pouvez changer d’avis.`),
        ),
      ],
      ['one that is marked', page('es', `<div class="consent" lang="en"><p>${sentence}</p></div>`)],
      ['a platform that follows the browser', page('de', consent(sentence, '<script src="https://consent.cookiebot.com/uc.js"></script>'))],
      [
        'a bar that offers the English page',
        page('de', '<div class="notice"><p>You can also read this page in English, if that is easier for you.</p></div>'),
      ],
      ['a skip link in the page’s language', skipping('de', '<a class="skip" href="#main">Zum Inhalt springen</a>')],
      ['an English skip link that is marked', skipping('de', '<div lang="en"><a class="skip" href="#main">Skip to content</a></div>')],
      ['one that is marked itself', skipping('es', '<a lang="en" class="skip" href="#main">Skip to content</a>')],
      ['two in two languages', skipping('fr', '<a href="#main">Aller au contenu</a><a href="#main">Skip to content</a>')],
      [
        'a talk about consent',
        page('de', '<div class="announcement-bar"><p>Our talk “Consent and the Web” is now on YouTube for all of you to see.</p></div>'),
      ],
      [
        'a notice that is partly in the page’s',
        page(
          'de',
          '<div class="consent"><p>Nur nötige Cookies, oder alle.</p><p>We use cookies to make this website better for you.</p></div>',
        ),
      ],
      ['a link to a text about skip links', page('de', '<a href="/blog/skip/">Skip to content</a>')],
      ['cookies to eat', page('it', '<div class="notice"><p>I nostri cookies sono al burro.</p></div>')],
    ] as const
  ).map(([title, facts]): Case => [title, facts, 'pass']),
])
