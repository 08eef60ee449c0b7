import { lang } from '../../../../../shared/audit/checks/page/lang.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { localFacts } from '../../../../support/literal-page.ts'

const spoken = {
  tr: 'Evdeki malzemelere bakar, haftalık planı ve eksikleri bir listede toplar. Her gün için ne pişireceğiniz belli, çok kolay.',
  de: 'Der Plan für die Woche entsteht aus dem, was noch da ist, und die Liste wird mit der Familie geteilt.',
  fr: 'Le plan de la semaine est fait avec ce que vous avez, et la liste est partagée avec votre famille.',
  pl: 'Plan na tydzień powstaje z tego, co jest w domu, a lista jest dla całej rodziny i nie tylko.',
  sv: 'Veckans plan görs av det som finns hemma, och listan delas med hela familjen så att ni inte glömmer.',
  nl: 'Het plan voor de week komt uit wat je in huis hebt, en de lijst deel je met het hele gezin.',
  es: 'El plan de la semana sale de lo que hay en casa, y la lista se comparte con toda la familia para no olvidar.',
  it: 'Il piano della settimana nasce da quello che hai in casa, e la lista è condivisa con la famiglia.',
  ru: 'План на неделю составляется из того, что есть дома, а список доступен всей семье. Это удобно.',
  ja: '家にある食材から一週間の献立を作り、買い物リストを家族と共有できます。',
  en: 'The plan for the week is made of what you have at home, and the list is shared with the family.',
}
type Card = readonly [heading: string, text: string]
const english: Card[] = [
  ['Plan your week', 'Drag meals to a day and share the plan with your family.'],
  ['Smart shopping list', 'Everything you are missing, sorted by aisle.'],
  ['Waste less', 'It reminds you to use what expires soon.'],
]
const cardsOf = (cards: readonly Card[], attributes = '', [before, after] = ['', '']) =>
  `<ul${attributes}>${cards.map(([heading, text]) => `<li>${before}<h3>${heading}</h3><p>${text}</p>${after}</li>`).join('')}</ul>`
const page = (language: keyof typeof spoken, cards: string, rest = '') =>
  localFacts(
    readPage(
      `<html lang="${language}"><h1>Sofra</h1><p>${spoken[language]}</p>${cards}<h2>Sofra</h2><p>${rest || spoken[language]}</p></html>`,
      {
        url: 'https://sofra.dev/',
      },
    ),
  )

judge(lang, [
  ['English cards on a Turkish page', page('tr', cardsOf(english)), 'warn', 'Plan your week, Smart shopping list, Waste less'],
  ...(['de', 'fr', 'pl', 'sv', 'nl', 'es', 'it', 'ru'] as const).map((language): Case => [
    `on one in ${language}`,
    page(language, cardsOf(english)),
    'warn',
    'in English',
  ]),
  ['English cards on an English page', page('en', cardsOf(english)), 'pass'],
  ['English on a Japanese design', page('ja', cardsOf(english)), 'pass'],
  ['cards marked as English', page('tr', cardsOf(english, ' lang="en"')), 'pass'],
  ['two cards', page('tr', cardsOf(english.slice(1))), 'pass'],
  [
    'product terms',
    page(
      'fr',
      cardsOf([
        ['Smart Planner', 'Le plan de la semaine, avec votre famille et pour vos repas.'],
        ['Shared List', 'La liste de ce qui manque, par rayon et pour tous.'],
        ['Waste Watch', 'Il vous dit ce que vous devez manger avant la date.'],
      ]),
    ),
    'pass',
  ],
  [
    'English headings alone',
    page(
      'de',
      cardsOf([
        ['Plan your week', 'Gerichte auf einen Tag ziehen und mit der Familie teilen.'],
        ['Share the list', 'Alles, was fehlt, nach Regalen sortiert.'],
        ['Waste less', 'Erinnert an das, was bald abläuft.'],
      ]),
    ),
    'pass',
  ],
  [
    'reviews',
    page(
      'tr',
      cardsOf([
        ['Plan of the week', 'This is what I was looking for, for all of us.'],
        ['Great for families', 'The list is what my children like, and we do, too.'],
        ['Worth the price', 'You will not regret this, and it is easy to use.'],
      ]),
    ),
    'pass',
  ],
  ['talks', page('de', cardsOf(english), `${spoken.de} Unsere Vorträge sind auf Englisch.`), 'pass'],
  ['lessons of English', page('fr', cardsOf(english), `${spoken.fr} Des phrases en anglais.`), 'pass'],
  ['posts', page('pl', cardsOf(english.map(([heading, text]) => [`<a href="/p">${heading}</a>`, text]))), 'pass'],
  ['posts with dates', page('pl', cardsOf(english.map(([heading, text]) => [heading, text.replace(/ [^ ]+\.$/, ' 2026.')]))), 'pass'],
  [
    'projects by name',
    page(
      'de',
      cardsOf([
        ['tidewatch', 'A small library for the tables of your harbour.'],
        ['gauge-kit', 'Read what the gauges say, from all of the ports.'],
        ['foldmap', 'It is a map that you can fold with one hand.'],
      ]),
    ),
    'pass',
  ],
  [
    'films',
    page(
      'sv',
      cardsOf([
        ['Night and Day', 'En film om två som inte kan sova, av en ny regissör.'],
        ['The Long Way', 'Den långa vägen hem, berättad av den som gick.'],
        ['What You Are', 'Om vad du är och vad du kan bli när allt är nytt.'],
      ]),
    ),
    'pass',
  ],
  ['samples of code', page('tr', `<pre>${english.flat().join('\n')}</pre>`), 'pass'],
  [
    'cards in the page’s language',
    page(
      'tr',
      cardsOf([
        ['Haftayı planla', 'Yemekleri bir güne taşıyın.'],
        ['Liste', 'Eksik olan her şey.'],
        ['Az israf', 'Yakında bozulacakları hatırlatır.'],
      ]),
    ),
    'pass',
  ],
])
