import { deadLinks } from '../../../../../shared/audit/checks/rendered/dead-links.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { localFacts } from '../../../../support/literal-page.ts'
import { literalOther } from '../../../../support/literal-pages.ts'

const markup = (body: string, head = '') =>
  localFacts(readPage(`<title>Tidewatch</title>${head}<body><h1 id="top">Tides</h1>${body}</body>`, { url: 'https://acme.dev/' }))
const plans = (middle: string, ...more: string[]) =>
  [
    '<a class="btn" href="/signup/?plan=solo">Choose Solo</a>',
    middle,
    '<a class="btn" href="/signup/?plan=crew">Choose Crew</a>',
    ...more,
  ].join('')
const team = '<a class="btn" href="#">Choose Team</a>'
const app = '<script type="module" src="/app.js"></script>'
/** A front page, and what the HTML of another page says of its links. */
const onOther = (body: string, head = '') => {
  const { doubtfulLinks } = readPage(`<title>Plans</title>${head}<body>${body}</body>`, { url: 'https://acme.dev/pricing/' })
  return { ...markup('<p>Tides</p>'), pages: [literalOther('/pricing/', { doubtfulLinks })] }
}
judge(deadLinks, [
  ['the button of one plan', markup(plans(team), app), 'warn', 'A link leads to “#” instead of a page: “Choose Team”.'],
  ['on another page', onOther(plans(team), app), 'warn', '“Choose Team” (/pricing/)'],
  [
    'in Japanese',
    onOther(
      '<a class="b" href="/s?p=1">ライトを選ぶ</a><a class="b" href="#">プロを選ぶ</a><a class="b" href="/s?p=2">チームを選ぶ</a>',
      app,
    ),
    'warn',
    'プロを選ぶ',
  ],
  [
    'a footer’s, told once',
    {
      ...markup('<a href="#">Status</a>'),
      pages: [literalOther('/terms', { doubtfulLinks: [{ text: 'Status', href: '#', tag: '<a href="#">', kind: 'nowhere' }] })],
    },
    'warn',
    'A link leads to “#” instead of a page: “Status”.',
  ],
  ['a promise on another page without scripts', onOther('<a href="#">Privacy policy</a>'), 'warn', '“Privacy policy” (/pricing/)'],
  ...(
    [
      [
        'an entry with entries of its own',
        markup(
          '<ul><li><a class="m" href="#">Get our teas</a><ul><li><a class="m" href="/shop/?c=a">Get black teas</a></li><li><a class="m" href="/shop/?c=b">Get green teas</a></li></ul></li></ul>',
          app,
        ),
      ],
      ['a promise with a menu', markup('<ul><li><a href="#">Features</a><ul><li><a href="/a">Tables</a></li></ul></li></ul>')],
      [
        'the current tab',
        markup(
          '<a class="t" href="/?s=new">New posts</a><a class="t" href="/?s=top">Top posts</a><a class="t" href="#">All posts</a>',
          app,
        ),
      ],
      [
        'a month',
        markup(
          '<a class="t" href="/cal?m=oct">October 2026</a><a class="t" href="#">November 2026</a><a class="t" href="/cal?m=dec">December 2026</a>',
          app,
        ),
      ],
      [
        'settings of cookies',
        markup(
          '<a class="t" href="/legal#cookies">Cookie policy</a><a class="t" href="#">Cookie settings</a><a class="t" href="/legal#x">Cookie notice</a>',
          app,
        ),
      ],
      ['a place that is sold out', markup(plans('<a class="btn" href="#" aria-disabled="true">Choose Team</a>'), app)],
      ['a plan on request', markup(plans('<a class="btn" href="#">Choose Enterprise</a>'), app)],
      ['two that a script may handle', markup(plans(team, '<a class="btn" href="#">Choose Fleet</a>'), app)],
      ['a button of another kind', markup(plans('<a class="btn" href="#">Talk to us</a>'), app)],
      ['one that looks different', markup(plans('<a class="btn open" href="#">Choose Team</a>'), app)],
      ['one with the marks of a script', markup(plans('<a class="btn" data-plan="team" href="#">Choose Team</a>'), app)],
      [
        'the current one of several pages',
        markup('<a class="p" href="#">Page 1</a><a class="p" href="/b?page=2">Page 2</a><a class="p" href="/b?page=3">Page 3</a>', app),
      ],
      [
        'the current entry',
        markup(
          '<a class="n" href="/our/a">Our prices</a><a class="n" aria-current="page" href="#">Our prices</a><a class="n" href="/our/b">Our prices</a>',
          app,
        ),
      ],
      [
        'entries that lead to several pages',
        markup('<a class="n" href="/a">Our prices</a><a class="n" href="#">Our story</a><a class="n" href="/b">Our people</a>', app),
      ],
      ['the way up', onOther('<a class="up" href="#">Back to top</a>')],
    ] as const
  ).map(([title, facts]): Case => [title, facts, 'pass']),
])
