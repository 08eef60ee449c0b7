import { consistency } from '../../../../../shared/audit/checks/words/consistency.ts'
import type { AuditFacts } from '../../../../../shared/audit/facts.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalListing } from '../../../../support/literal-page.ts'

const speaking = (lang: string, text: string) => {
  const page = readPage(`<html lang="${lang}"><title>Tidewatch</title><h1>${text}</h1><p>Tidewatch</p></html>`, {
    url: 'https://tidewatch.dev/',
  })
  return literalFacts({ page, listing: { ...literalListing, name: 'Tidewatch' } })
}
const german = (...texts: string[]) => speaking('de', `Gezeiten</h1>${texts.map((text) => `<h2>Teil</h2><p>${text}</p>`).join('')}<h1>`)
const siezend = [
  'Damit planen Sie jede Tour.',
  'Wir melden uns bei Ihnen.',
  'So behalten Sie Ihre Boote im Blick.',
  'Im Hafen sehen Sie mehr.',
]
const duzend = ['Damit planst du jede Tour.', 'Wir melden uns bei dir.', 'So behältst du deine Boote im Blick.', 'Im Hafen siehst du mehr.']
const priced = (list: string, answer: string) =>
  speaking('en', `Tide tables</h1><section class="pricing"><h2>Pricing</h2><p>${list}</p></section><h2>Questions</h2><p>${answer}</p><h1>`)
const saying = (...texts: string[]) => speaking('en', `Tide tables</h1>${texts.map((text) => `<h2>Part</h2><p>${text}</p>`).join('')}<h1>`)

const plans = (...cards: [name: string, price: string][]) =>
  speaking(
    'en',
    `Tide tables</h1><section class="pricing"><h2>Pricing</h2>${cards.map(([name, price]) => `<div><h3>${name}</h3><p>${price} a month</p><p>Gauges</p></div>`).join('')}</section><h1>`,
  )

const spanish = (text: string) =>
  speaking(
    'es',
    `Mareas</h1><p>${text} La tabla de mareas es para los pilotos que no quieren esperar en el puerto con la tripulación.</p><h1>`,
  )

judge(consistency, [
  [
    'accents that Spanish always has',
    spanish('Una institucion para la educacion por telefono.'),
    'warn',
    '“institucion”, “educacion” and “telefono”',
  ],
  ['one foreign word', spanish('Una institucion para la educación.'), 'pass'],
  ['with them', spanish('Una institución para la educación por teléfono.'), 'pass'],
  ['what somebody types', spanish('Se busca «clinica dental», «telefono rapido» o {codigo}.'), 'pass'],
  ['names of fields', spanish('Los campos <code>codigo</code>, <code>telefono</code> y <code>categoria</code>.'), 'pass'],
  [
    'the notice of a template',
    speaking('en', 'Tides</h1><footer><p>© 2026 Tidewatch. All Right Reserved.</p></footer><h1>'),
    'warn',
    '“All Right Reserved”',
  ],
  ['the notice', speaking('en', 'Tides</h1><footer><p>© 2026 Tidewatch. All rights reserved.</p></footer><h1>'), 'pass'],
  ['a plan’s name twice', plans(['Solo', '€4'], ['Crew', '€9'], ['Crew', '€29']), 'fail', 'Two plans have the same name: “Crew”'],
  ['plans for the month and the year', plans(['Solo', '€4'], ['Crew', '€9'], ['Solo', '€40'], ['Crew', '€90']), 'pass'],
  [
    'one plan for the month and for the year',
    speaking(
      'en',
      'Tide tables</h1><section class="pricing"><h2>Pricing</h2><h3>Free</h3><p>€0</p><h3>Pro</h3><p>€9 a month</p><h3>Pro</h3><p>€90 a year</p></section><h1>',
    ),
    'pass',
  ],
  ['names, and things that few know', saying('Anda Weare of Evry sold a calender for paper, and a wether.'), 'pass'],
  [
    'other words of which two spellings are right',
    saying(
      'An acknowledgment, acknowledgment, acknowledgment.',
      'Acknowledgement, an acknowledgement.',
      'Orthopedic, orthopedic, orthopedic and orthopedic, or orthopaedic.',
    ),
    'pass',
  ],
  ['a slip in the heading', speaking('en', 'Invocies that chase themselves'), 'warn', 'Invocies → Invoices'],
  ['a name in a sentence that is nearly a word', saying('Ask Mira Flowres about it.'), 'pass'],
  ['words of their own', saying('Categorise each potion.', 'A minuet for the prefect.'), 'pass'],
  ['a letter doubled in a common word', saying('Find your appartment.'), 'warn', 'appartment → apartment'],
  ['a letter missing in one', saying('Book an apointment.'), 'warn', 'apointment → appointment'],
  [
    'other words that are nearly common ones',
    saying('A costumer trialled the planing, and travelled the traveling trail of a wether.'),
    'pass',
  ],
  ['a name that is nearly a word', saying('Buy Recieptly, or Invocie.', 'Invocie counts.', 'Invocie pays.', 'Invocie it.'), 'pass'],
  [
    'a language with a slip',
    saying('Learn Portugese with us, and keep every reciept.'),
    'warn',
    'Portugese → Portuguese\nreciept → receipt',
  ],
  ['a well-known slip', saying('We recieve the tide every hour.'), 'warn', 'recieve → receive'],
  [
    'a slip in a word that is right elsewhere',
    saying('Predictions by gauge.', 'Better predictions.', 'Wind predictions.', 'More predictions.', 'Your predicitions.'),
    'warn',
    'predicitions → predictions',
  ],
  [
    'two words that are one letter apart',
    saying('We are planting.', 'More planting, all planting and planting.', 'Planning for planning.'),
    'pass',
  ],
  [
    'two spellings of one word',
    saying('A traveller, a travelling traveller.', 'traveling traveler travelling travelling travelling'),
    'pass',
  ],
  ['a slip in a name or an address', saying('Write to Recieve@acme.dev or see wich.dev/teh.'), 'pass'],
  ['a missing space', saying('The gauge is fast.Then the table follows.'), 'warn', 'fast.Then'],
  ['a missing space after a comma', saying('The gauge is fast,and the table follows.'), 'warn', 'fast,and'],
  ['a file, a method and a host', saying('Use tide.the or Math.All, next.js and example.com.'), 'pass'],
  ...(
    [
      ['pt-BR', 'O caixa da da feira fecha sozinho'],
      ['fr', 'Rangez vos bouteilles dans dans la cave'],
      ['es', 'La caja de los los mercados'],
      ['it', 'La cassa delle delle fiere'],
      ['en', 'The the tables are ready'],
      ['de', 'Gezeiten für Häfen und und Boote'],
    ] as const
  ).map(([lang, text]): [string, AuditFacts, 'warn', string] => [`a doubled word (${lang})`, speaking(lang, text), 'warn', text]),
  ...(
    [
      ['fr', 'Vous vous levez, nous nous occupons du reste. C’est en en parlant qu’on apprend.'],
      ['fr', 'Chantez avec nous : la la la'],
      ['pt', 'A loja da da Silva fica aberta. O carro para para abastecer.'],
      ['es', 'Quien se para para descansar, llega.'],
      ['de', 'Boote, die die Flut nutzen. Das, das das Meer liebende Kind.'],
      ['en', 'The The play tonight. Bye bye, so so, had had, that that. AND and OR are operators.'],
      ['en', 'Works as as-is. Call the.the and the the-fold.'],
    ] as const
  ).map(([lang, text]): [string, AuditFacts, 'pass'] => [
    `words that stand twice (${lang}: ${text.slice(0, 20)})`,
    speaking(lang, text),
    'pass',
  ]),
  ...[
    'Create an account and enter your credit card. We need it from the first day; nothing is charged before the 30 days are over.',
    'To start your trial, you need to add a card.',
    'A credit card has to be entered for the trial.',
    'The free trial requires a valid credit card.',
    'We ask for your card when you sign up.',
  ].map((text): [string, AuditFacts, 'fail', string] => [
    `a card, and none: ${text.slice(0, 30)}`,
    saying('Try it for 30 days, no credit card required.', text),
    'fail',
    'no credit card required',
  ]),
  ...[
    'Enter your card to upgrade.',
    'Enter your card number in the app to track your library loans.',
    'After the trial you enter your credit card to continue.',
    'You don’t need a credit card to start.',
    'Create an account and add your first card to the board.',
    'Add a card to the board to start.',
    'If you want to start on a paid plan, enter your credit card to start your trial.',
    'To subscribe, add a credit card. Cancel anytime.',
  ].map((text): [string, AuditFacts, 'pass'] => [`no card, and ${text.slice(0, 40)}`, saying('No credit card required.', text), 'pass']),
  ['a card, and none, in German', saying('Keine Kreditkarte nötig.', 'Für die Testphase hinterlegst du eine Kreditkarte.'), 'fail'],
  ['a card, and none, in French', saying('Sans carte bancaire.', 'Pour commencer l’essai, saisissez votre carte bancaire.'), 'fail'],
  [
    'two limits of a plan in a list',
    priced('Free $0 per month Up to 3 saved spots Plus $6 per month Unlimited spots', 'The free plan covers five saved spots.'),
    'fail',
    'The free plan covers five saved spots” and “Free: 3 saved spots',
  ],
  [
    'unlimited, or not',
    priced('Free $0 per month 3 spots Plus $6 per month Unlimited spots', 'Plus holds 50 spots for a crew.'),
    'fail',
    'Plus: Unlimited spots',
  ],
  ...[
    'The free plan covers three spots.',
    'The free plan keeps five photos.',
    'Plus costs as much as two spots in a bar. The free plan costs nothing.',
    'Free and Plus share five spots.',
    'Five spots can be shared.',
    'On the free plan, five additional spots cost $2.',
    'Plans for five spots stay on the phone.',
    'On Plus, you can pin five spots to the top.',
  ].map((text): [string, AuditFacts, 'pass'] => [
    `a plan’s limit, and ${text.slice(0, 40)}`,
    priced('Free $0 per month Up to 3 saved spots Plus $6 per month Unlimited spots', text),
    'pass',
  ]),

  [
    'du beside Sie',
    german(...siezend, 'Deine alten Termine liest du mit einer Tabelle ein. Leg dir dazu ein Konto an.'),
    'warn',
    'Deine alten Termine',
  ],
  ['Sie beside du', german(...duzend, 'Wenn Sie Fragen haben, rufen wir Sie gern an.'), 'warn', 'Wenn Sie Fragen haben'],
  ['Sie', german(...siezend), 'pass'],
  ['du', german(...duzend), 'pass'],
  ['du, and a saying', german(...siezend, 'Nach dem Motto: Hilf dir selbst.'), 'pass'],
  ['Sie, and what a customer says', german(...siezend, '„Du hast ja recht, dachte ich, und deine App auch.“'), 'pass'],
  ['du, and you all', german(...duzend, 'Wenn Ihr Fragen habt, rufen wir Euch an. Eure Termine bleiben.'), 'pass'],
  ['du, and they', german(...duzend, 'Die Helfer sind da. Sie kommen am Abend. Sie bringen Zelte mit.'), 'pass'],
  [
    'Sie, and du for children',
    speaking(
      'de',
      `Bootskurse</h1>${siezend.map((text) => `<p>${text}</p>`).join('')}<h2>Für Kinder</h2><p>Du lernst, wie du deine Knoten machst.</p><h1>`,
    ),
    'pass',
  ],
  [
    'usted beside tú',
    speaking(
      'es',
      'Mareas</h1><p>Elige tu puerto y tus avisos.</p><p>Tú decides.</p><p>Tus datos son de tu equipo.</p><p>Usted recibe un correo y usted lo confirma.</p><h1>',
    ),
    'warn',
  ],

  ...[
    'Every crate gets a label with name, street and',
    'We send the table each morning at six to your',
    'Gauges are read every ten minutes, because',
  ].map((text): [string, AuditFacts, 'fail', string] => [
    `a sentence that breaks off: ${text.slice(-20)}`,
    speaking('en', `Tide tables</h1><article><h3>Labels</h3><p>${text}</p></article><article><h3>Pauses</h3><p>Stop.</p></article><h1>`),
    'fail',
    text,
  ]),
  ...[
    'A way to plan that you can live with',
    'All of it in one place, day in, day out',
    'The harbour that everyone comes from',
    'Tables for crews, pilots and more',
    'All that you tell us when you book a table; and',
    'Here is what we do for you:',
  ].map((text): [string, AuditFacts, 'pass'] => [
    `a sentence without a full stop: ${text.slice(-20)}`,
    speaking('en', `Tide tables</h1><article><h3>Labels</h3><p>${text}</p></article><article><h3>Pauses</h3><p>Stop.</p></article><h1>`),
    'pass',
  ]),
  ...[
    ['a link', '<p>By creating an account you accept our</p><a class="button" href="/terms/">Terms of use</a>'],
    ['a heading', '<p>Everything that you need to run your</p><h2>tide table shop</h2>'],
  ].map(([what = '', html = '']): [string, AuditFacts, 'pass'] => [
    `a sentence that goes on in ${what}`,
    speaking('en', `Tide tables</h1>${html}<h1>`),
    'pass',
  ]),
  ...[
    ['fr', 'Les tables de marée suivent votre propre modèle'],
    ['fr', 'Des marées que vous expliquez à quelqu’un'],
    ['pt', 'As tabelas para a sua equipe e os seus serviços'],
    ['pt', 'As marés e todo o seu conteúdo'],
    ['es', 'Las tablas de mareas para su puerto cada año'],
    ['es', 'Cree una cuenta si todavía no tiene una'],
    ['nl', 'Wij meten het water en zo eenvoudig is het'],
  ].map(([lang = '', text = '']): [string, AuditFacts, 'pass'] => [
    `a sentence that ends in ${lang}: ${text.slice(-20)}`,
    speaking(lang, `Tide</h1><article><h3>Un</h3><p>${text}</p></article><article><h3>Do</h3><p>Stop.</p></article><h1>`),
    'pass',
  ]),
  [
    'a sentence with words that take turns',
    speaking('en', 'Tide tables</h1><p>The best tide table for all of your</p><div>boats</div><h1>'),
    'pass',
  ],
  [
    'the parts of a sentence in a list',
    speaking('en', 'Tide tables</h1><ul><li>You may copy the table for a crew, and</li><li>print it.</li></ul><h1>'),
    'pass',
  ],
])
