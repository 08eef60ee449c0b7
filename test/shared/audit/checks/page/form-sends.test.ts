import { formInput } from '../../../../../shared/audit/checks/page/form-input.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge } from '../../../../support/judge.ts'
import { localFacts } from '../../../../support/literal-page.ts'

const page = (body: string) => localFacts(readPage(`<title>Tidewatch</title><body>${body}</body>`, { url: 'https://tidewatch.dev/' }))
const form = (fields: string, attributes = 'action="/send" method="post"') =>
  page(`<form ${attributes}>${fields}<button>Send</button></form>`)

judge(formInput, [
  [
    'a search without a name',
    form('<input type="search" placeholder="Search"><button>Go</button>', 'action="/search"'),
    'fail',
    'isn’t sent, because it has no name',
  ],
  [
    'a search that a script may send',
    page('<form action="/search"><input type="search" placeholder="Search"><button>Go</button></form><script src="/a.js"></script>'),
    'pass',
  ],
  ['a search with a name', form('<input type="search" name="q" placeholder="Search"><button>Go</button>', 'action="/search"'), 'pass'],
  [
    'a filter that does its own work',
    form('<input type="search" placeholder="Search" oninput="filter()"><button>Go</button>', 'action="/search"'),
    'pass',
  ],
  [
    'a dropdown without a choice',
    form('<label>State <select name="state" required><option value="">Choose…</option></select></label><button>Send</button>'),
    'fail',
    'A required list has nothing to choose, so the form can’t be sent: “State”',
  ],
  [
    'a dropdown that a script may fill',
    page(
      '<form action="/send" method="post"><label>State <select name="state" required><option value="">Choose…</option></select></label></form><script src="/a.js"></script>',
    ),
    'pass',
  ],
  [
    'a dropdown with groups of choices',
    form(
      '<label>State <select name="state" required><option value="" disabled>Choose…</option><option value="" disabled>—</option><option value="" disabled>Popular</option><option>Ohio</option></select></label>',
    ),
    'pass',
  ],
  [
    'a dropdown whose times are sold out',
    form('<label>Time <select name="time" required><option disabled>10:00</option><option disabled>12:00</option></select></label>'),
    'pass',
  ],
  ['a demonstration of a form', form('<label>Name <input type="text"></label><button>Submit</button>', ''), 'pass'],
  ['a dropdown with one choice', form('<label>State <select name="state" required><option>Ohio</option></select></label>'), 'pass'],
])
