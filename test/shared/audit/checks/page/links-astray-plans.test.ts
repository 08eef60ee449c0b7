import { linksAstray } from '../../../../../shared/audit/checks/page/links-astray.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { localFacts } from '../../../../support/literal-page.ts'

const page = (body: string) => localFacts(readPage(`<title>Tidewatch</title><body>${body}</body>`, { url: 'https://tidewatch.dev/' }))
const cards = (...all: [name: string, text: string, href: string][]) =>
  page(all.map(([name, text, href]) => `<div><h2>${name}</h2><p>For you.</p><a href="${href}">${text}</a></div>`).join(''))
judge(linksAstray, [
  [
    'plans that all lead to one of them',
    cards(
      ['Solo', 'Choose Solo', '/join?plan=solo'],
      ['Crew', 'Choose Crew', '/join?plan=solo'],
      ['Fleet', 'Choose Fleet', '/join?plan=solo'],
    ),
    'warn',
    '2 links don’t lead where they say: “Choose Crew”',
  ],
  ['in Polish', cards(['Mini', 'Wybierz Mini', '/kup?p=mini'], ['Maxi', 'Wybierz Maxi', '/kup?p=mini']), 'warn', '“Wybierz Maxi”'],
  ...(
    [
      ['plans that lead to theirs', cards(['Solo', 'Choose Solo', '/join?plan=solo'], ['Crew', 'Choose Crew', '/join?plan=crew'])],
      ['plans with codes', cards(['Solo', 'Choose Solo', '/join?plan=1'], ['Crew', 'Choose Crew', '/join?plan=1'])],
      ['plans that begin with a trial of one', cards(['Solo', 'Start now', '/join?plan=solo'], ['Crew', 'Start now', '/join?plan=solo'])],
      ['a trial of one plan', cards(['Free', 'Start Free', '/join?plan=pro'], ['Pro', 'Start Pro', '/join?plan=pro'])],
      [
        'one file for two systems',
        cards(['Debian', 'Download Debian', '/dl/app-debian.deb'], ['Ubuntu', 'Download Ubuntu', '/dl/app-debian.deb']),
      ],
      ['one page for all', cards(['Solo', 'Choose Solo', '/join'], ['Crew', 'Choose Crew', '/join'])],
      ['words that are no plans', page('<a href="/buy?c=new">Buy new</a><a href="/buy?c=new">Buy today</a>')],
      [
        'a plan that ends in another one’s link',
        cards(['Solo', 'Choose Solo', '/join?plan=solo'], ['Crew', 'Start with Solo', '/join?plan=solo']),
      ],
    ] as const
  ).map(([title, facts]): Case => [title, facts, 'pass']),
])
