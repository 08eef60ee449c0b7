import { metaDescription } from '../../../../../shared/audit/checks/page/meta-description.ts'
import { emptyPage, localFacts } from '../../../../support/literal-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'

const silent = { name: null, tagline: null, description: null, pricing: null, categories: [] }

const russian = 'Хорошая производительность и надёжность для проектов, которые вы создаёте вместе с нами. '.repeat(4)

const english = 'The tide tables for your harbour are checked with the water, and you see the hours that suit you and your crew. '.repeat(6)
const norwegian = 'Tabellene våre er nøyaktige, for vi måler i havnen og hver time. Du kan også se et kart som virker uten nett. '.repeat(6)
const slovak = 'Naše tabuľky sú presné, pretože meriame priamo v prístave. Keď ste na vode, môžete si pozrieť aj mapu bez siete. '.repeat(6)
const spanish = 'Las tablas son precisas porque medimos en el puerto, y puedes ver el mapa sin red desde tu barco con los tuyos. '.repeat(6)
const german =
  'Die Tafeln für den Hafen sind genau, weil wir sie mit dem Wasser abgleichen, und du siehst auch eine Karte ohne Netz. '.repeat(6)
const described = (text: string, description: string) => localFacts({ ...emptyPage, text, metaDescription: description }, silent)

judge(metaDescription, [
  ...(
    [
      ['Norwegian', norwegian, 'Vi er et lite bakeri i Bergen og har ferskt brød til alle, med levering på døren om du vil'],
      ['Slovak', slovak, 'Kurzy varenia v Bratislave: od základov po majstrov, bez skúseností, každý týždeň v sobotu'],
      ['Spanish', spanish, 'Pan artesano, a la piedra, de masa madre, a domicilio, a la carta y a la venta en la plaza'],
      ['English with names', english, 'El Camino de Santiago, de la A a la Z: Casa de la Playa, a B&B by the sea with de luxe rooms'],
    ] as const
  ).map(([what, text, description]): Case => [`a description in ${what}`, described(text, description), 'pass']),
  [
    'an English description of a German page',
    described(german, 'Plan your arrival with the tide tables for pilots and the charts of your harbour.'),
    'warn',
    'The meta description is in English, but the page is in German.',
  ],

  [
    'a starter’s description',
    localFacts({ metaDescription: 'Web site created using create-react-app' }),
    'fail',
    'The meta description (“Web site created using create-react-app”) is left over from a template.',
  ],
  ['70 characters pass', localFacts({ metaDescription: 'a'.repeat(70) }), 'pass', '70 characters'],
  ['160 characters pass', localFacts({ metaDescription: 'a'.repeat(160) }), 'pass'],
  [
    'two meta descriptions',
    localFacts({ counts: { titles: 1, metaDescriptions: 2 } }),
    'warn',
    '2 meta descriptions found; search engines may ignore both.\nRemove the extra meta descriptions.',
  ],
  [
    'the description of a starter',
    localFacts({ metaDescription: 'Web site created using create-react-app' }),
    'fail',
    'The meta description (“Web site created using create-react-app”) is left over from a template.\nReplace the meta description in <head> with:\n<meta name="description"',
  ],
  ['a product about to-do lists', localFacts({ metaDescription: `Todo lists for harbour pilots${', tides'.repeat(6)}` }), 'pass'],
  ['a product about descriptions', localFacts({ metaDescription: `A short description of each harbour${', tides'.repeat(6)}` }), 'pass'],
  ['59 characters are short', localFacts({ metaDescription: 'a'.repeat(59) }), 'warn', '59 characters'],
  ['nearly right is left alone', localFacts({ metaDescription: 'a'.repeat(165) }), 'pass'],
  ['176 characters are long', localFacts({ metaDescription: 'a'.repeat(176) }), 'warn', '176 characters'],
  [
    'a long one that would lose most of what it says isn’t cut',
    localFacts({ metaDescription: `Acme designs and evolves intelligent tide tables for ${'harbours, ports, '.repeat(9)}pilots` }),
    'warn',
    'Shorten the meta description to 70–160 characters',
  ],
  [
    'none is made from the listing and the paragraphs',
    localFacts({ metaDescription: null }),
    'fail',
    '<meta name="description" content="Acme turns harbour gauges into tide tables that pilots can trust.',
  ],
  [
    'a short one is continued with the page’s sentences',
    localFacts({ metaDescription: 'Tide tables for pilots' }),
    'warn',
    'content="Tide tables for pilots. Acme turns',
  ],
  [
    'a long one is cut after a sentence',
    localFacts({
      metaDescription: `${'Acme turns harbour gauges into tide tables. '.repeat(3)}And then it goes on and on and on and on and on without an end.`,
    }),
    'warn',
    'into tide tables. Acme turns harbour gauges into tide tables. Acme turns harbour gauges into tide tables.">',
  ],
  [
    'an English description of a Russian page',
    localFacts(
      {
        ...emptyPage,
        title: 'Acme',
        text: russian,
        paragraphs: [russian],
        metaDescription: 'Plan your arrival with the tide tables for pilots and the charts of your harbour.',
      },
      silent,
    ),
    'warn',
    'The meta description is in English, but the page is in Russian.\nReplace the meta description in <head> with:\n<meta name="description" content="Хорошая',
  ],
  [
    'names in a description prove no language',
    localFacts({ text: russian, metaDescription: 'Acme Harbour Pilots: Northern Seas Registry, Tide Tables, Ports, Gauges' }),
    'pass',
  ],
  [
    'a copyright, loading or cookie notice isn’t a description',
    localFacts(
      {
        ...emptyPage,
        title: 'Acme',
        paragraphs: [
          '© 2026 Acme, Inc. All rights reserved.',
          'Загрузка... Перейти на сайт',
          'Loading your language version…',
          'We use cookies to make this site work for you.',
        ],
      },
      silent,
    ),
    'fail',
    'Add a meta description of 70–160 characters that says what your product does.',
  ],
  [
    'a greeting and a stray letter aren’t a start',
    localFacts({ metaDescription: 'x', headings: [{ level: 1, text: 'Welcome to Acme' }] }, { ...silent, name: 'Acme' }),
    'warn',
    'content="Acme turns harbour gauges',
  ],
  ['a page without words gets no empty tag', { page: emptyPage, listing: silent }, 'fail', 'that says what your product does.'],
  [
    'a page with few words is told how to start',
    { page: { ...emptyPage, headings: [{ level: 1, text: 'Tide tables' }] }, listing: silent },
    'fail',
    'what your product does, starting with “Tide tables”.',
  ],
  [
    'a long one isn’t replaced by other words',
    localFacts({ metaDescription: `Acme is ${'a professional tide and weather forecasting system, '.repeat(4)}for pilots.` }),
    'warn',
    'Shorten the meta description to 70–160 characters',
  ],
  [
    'no description goes on in another script',
    localFacts(
      {
        ...emptyPage,
        metaDescription: 'Таблицы приливов',
        paragraphs: ['Understanding the purpose of a logo to set yourself for success.'],
      },
      silent,
    ),
    'warn',
    'starting with “Таблицы приливов”.',
  ],
  [
    'what isn’t available is no description',
    localFacts({ ...emptyPage, paragraphs: ['Acme is not available in your country.'] }, silent),
    'fail',
    'that says what your product does.',
  ],
])
