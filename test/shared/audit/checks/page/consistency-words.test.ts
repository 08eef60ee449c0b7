import { consistency } from '../../../../../shared/audit/checks/page/consistency.ts'
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
const saying = (...texts: string[]) => speaking('en', `Tide tables</h1>${texts.map((text) => `<h2>Part</h2><p>${text}</p>`).join('')}<h1>`)

judge(consistency, [
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
])
