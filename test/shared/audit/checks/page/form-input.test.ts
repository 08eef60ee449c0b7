import { formInput } from '../../../../../shared/audit/checks/page/form-input.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { literalTransport, localFacts } from '../../../../support/literal-page.ts'

const page = (body: string) => localFacts(readPage(`<title>Tidewatch</title><body>${body}</body>`, { url: 'https://tidewatch.dev/' }))
const form = (fields: string, attributes = 'action="/send" method="post"') =>
  page(`<form ${attributes}>${fields}<button>Send</button></form>`)
const email = (attributes: string) => form(`<label>Email <input type="email" name="email" ${attributes}></label>`)
const field = (label: string, attributes: string) => form(`<label>${label} <input name="field" ${attributes}></label>`)

const addressed = (label: string, pattern: string, address: string, lang = 'nl') => {
  const html = `<form action="/send" method="post"><label>${label} <input name="field" pattern="${pattern}"></label><button>Send</button></form>`
  return localFacts(readPage(`<html lang="${lang}"><title>Tidewatch</title>${html}<p>${address}</p>`, { url: 'https://tidewatch.dev/' }))
}

const policed = (policy: string, body: string, action = '/send') => ({
  ...form(`<input type="email" name="email">${body}`, `action="${action}" method="post"`),
  transport: { ...literalTransport, headers: { 'content-security-policy': policy } },
})
const script = '<script src="/app.js"></script>'

const choices = (one: string, other: string, first: string, second: string) =>
  form(
    `<fieldset><legend>Billing</legend><input type="radio" name="${one}" value="monthly" id="m"><label for="m">${first}</label><input type="radio" name="${other}" value="yearly" id="y"><label for="y">${second}</label></fieldset>`,
  )
judge(formInput, [
  [
    'a file of another format',
    form('<label>Your log (CSV) <input type="file" name="f" accept="image/png"></label>'),
    'fail',
    'none of the file formats',
  ],
  [
    'a file of this format',
    form('<label>Your log (CSV or PDF) <input type="file" name="f" accept=".csv,application/pdf"></label>'),
    'pass',
  ],
  ['any file', form('<label>Your log (CSV) <input type="file" name="f"></label>'), 'pass'],
  ['a policy without form-action', policed("default-src 'none'", ''), 'pass'],
  ['a policy that allows the form', policed("default-src 'self'; form-action 'self'", ''), 'pass'],
  ['a policy that allows its host', policed("form-action 'self' https://*.forms.example", '', 'https://eu.forms.example/f/1'), 'pass'],
  ['a policy against all forms', policed("default-src 'self'; form-action 'none'", ''), 'fail', '(form-action) blocks a form'],
  [
    'JSON-LD sends no form',
    policed("form-action 'none'", '<script type="application/ld+json">{"@type":"WebSite"}</script>'),
    'fail',
    "form-action 'self' https://tidewatch.dev;",
  ],
  ['a form that a script may send', policed("form-action 'none'", script), 'pass'],
  [
    'another host that scripts may not reach either',
    policed("connect-src 'self'; form-action 'self'", script, 'https://forms.example/f/1'),
    'fail',
    'form-action',
  ],
  ['another host that scripts may reach', policed("form-action 'self'", script, 'https://forms.example/f/1'), 'pass'],
  ['fields without names', form('<label>Email <input type="email"></label>'), 'fail', 'isn’t sent, because it has no name'],
  ['fields without names that a script may read', form(`<label>Email <input type="email"></label>${script}`), 'pass'],
  ['no form', page('<p>Tides</p>'), 'pass', 'no forms'],
  ['a plain form', email('required maxlength="254"'), 'pass'],
  [
    'no plus in emails',
    email('pattern="[a-z0-9.]+@[a-z]+\\.[a-z]{2,3}"'),
    'fail',
    'A field rejects valid input: “Email: anna+news@mail.dev”',
  ],
  ['no long endings', email('pattern="[^@]+@[a-z.\\-]+\\.[a-z]{2,4}"'), 'fail', 'hi@studio.photography'],
  ['a pattern that accepts emails', email('pattern="[^@\\s]+@[^@\\s]+\\.[^@\\s]+"'), 'pass'],
  ['an email of one company', field('GitHub handle', 'pattern="[a-z0-9\\-]+"'), 'pass'],
  ['names of plain letters', field('Full name', 'pattern="[A-Za-z ]+"'), 'fail', "Full name: Siobhan O'Brien"],
  ['names', field('Full name', 'pattern=".{2,}"'), 'pass'],
  ['German names', field('Vorname', 'pattern="[a-zA-Z]{3,}"'), 'fail', 'Vorname: Zoë'],
  ['phones of ten digits', field('Phone', 'type="tel" pattern="[0-9]{10}"'), 'fail', 'Phone: +1 415 555 2671'],
  ['phones in one spelling', field('Phone', 'type="tel" pattern="[0-9]{3}-[0-9]{3}-[0-9]{4}"'), 'pass'],
  ['phones', field('Phone', 'type="tel" pattern="[+0-9 \\(\\)\\-]{7,20}"'), 'pass'],
  [
    'an example that it refuses',
    field('Phone', 'type="tel" placeholder="(415) 555-2671" pattern="\\d{3}-\\d{3}-\\d{4}"'),
    'fail',
    '(415) 555-2671',
  ],
  ['postcodes without a space', field('Postcode', 'pattern="[A-Z0-9]{5,7}"'), 'fail', 'SW1A 1AA'],
  [
    'the site’s own postcode',
    addressed('Postcode', '[0-9]{4}[A-Z]{2}', 'Prinsengracht 214, 1016 HD Amsterdam'),
    'fail',
    'Postcode: 1016 HD',
  ],
  ['a Swedish postcode', addressed('Postnummer', '\\d{5}', 'Storgatan 4, 111 22 Stockholm', 'sv'), 'fail', 'Postnummer: 111 22'],
  ['a supplier in Sweden', addressed('PLZ', '\\d{5}', 'Storgatan 4, 111 22 Stockholm', 'de'), 'pass'],
  ['a maker abroad', addressed('PLZ', '\\d{5}', 'Graben 4, 1010 Wien', 'de'), 'pass'],
  ['customers abroad', addressed('PLZ', '\\d{4}', 'Marktgasse 4, 69117 Heidelberg', 'de'), 'pass'],
  ...['placeholder="1234AB"', 'title="6 tekens zonder spatie"', 'aria-describedby="hint"'].map((hint): Case => [
    `a postcode whose hint is ${hint}`,
    addressed('Postcode', `[0-9]{4}[A-Z]{2}" ${hint} data-a="`, 'Prinsengracht 214, 1016 HD Amsterdam'),
    'pass',
  ]),
  ['a Swedish postcode of five digits', addressed('Postnummer (5 siffror)', '\\d{5}', 'Storgatan 4, 111 22 Stockholm', 'sv'), 'pass'],
  ['a postcode in one piece', addressed('Postcode zonder spatie', '[0-9]{4}[A-Z]{2}', 'Prinsengracht 214, 1016 HD Amsterdam'), 'pass'],
  ['the site’s own postcode with a space', addressed('Postcode', '[0-9]{4} ?[A-Z]{2}', 'Prinsengracht 214, 1016 HD Amsterdam'), 'pass'],
  ['a year beside a name', addressed('PLZ', '\\d{5}', 'Acme 2, 2026 Acme Ltd'), 'pass'],
  ['a number of people', addressed('PLZ', '\\d{5}', 'In 2026, 1200 Menschen in Köln'), 'pass'],
  ['a ZIP code', field('ZIP code', 'pattern="\\d{5}"'), 'pass'],
  ['a pattern of older browsers', field('Phone', 'type="tel" pattern="[+0-9 ()-]{7,20}"'), 'pass'],
  ['a coupon', field('Coupon', 'pattern="[A-Z]{4}"'), 'pass'],
  ['cards without spaces', field('Card number', 'pattern="\\d{16}"'), 'fail', '4242 4242 4242 4242'],
  [
    'passwords without signs',
    form('<input type="password" name="p" aria-label="Password" autocomplete="new-password" pattern="[A-Za-z0-9]{6,12}">'),
    'fail',
    'Password',
  ],
  ['websites without a path', field('Website', 'type="url" pattern="https://www\\..*"'), 'fail', 'Website: https://tidewatch.dev/'],
  ['a repository', field('Website', 'type="url" pattern="https://github\\.com/.+"'), 'pass'],
  ['an invalid pattern', field('Code', 'pattern="[a-z"'), 'warn', 'pattern is invalid'],
  ['short emails', email('maxlength="20"'), 'fail', 'Email: at most 20 characters'],
  ['short first names', field('First name', 'maxlength="8"'), 'fail', 'at most 8 characters'],
  ['a number in three fields', field('Tel', 'name="tel1" maxlength="4"'), 'pass'],
  ['a Chinese number', field('Phone', 'maxlength="11"'), 'pass'],
  [
    'a card that another service takes',
    form('<input placeholder="Name on card" autocomplete="cc-name"><input placeholder="Card number">'),
    'pass',
  ],
  ['a filter', page('<form action="/find"><input name="q" aria-label="Keywords"><input name="city" aria-label="City"></form>'), 'pass'],
  [
    'a list of its own',
    form(
      '<label>Email <input name="email" type="email"></label><select name="c" required style="display:none" aria-label="Category"><option></option></select>',
    ),
    'pass',
  ],
  ['a short message', form('<label>Message <textarea name="message" maxlength="50"></textarea></label>'), 'pass'],
  ['a country code', field('Country', 'maxlength="2"'), 'pass'],
  ['limits that exclude each other', field('Nickname', 'minlength="20" maxlength="10"'), 'fail', 'no valid value'],
  ['numbers that exclude each other', field('Seats', 'type="number" min="10" max="5"'), 'fail', 'no valid value'],
  ['numbers', field('Seats', 'type="number" min="1" max="50"'), 'pass'],
  [
    'a password in the URL',
    form('<input type="password" name="p" aria-label="Password">', 'action="/login" method="get"'),
    'fail',
    'sends the password in the URL',
  ],
  [
    'a password without a method',
    form('<input type="password" name="p" aria-label="Password">', 'action="/login"'),
    'fail',
    'method="post"',
  ],
  ['a password that a script sends', form('<input type="password" name="p" aria-label="Password">', 'class="login"'), 'pass'],
  ['a search', form('<input type="search" name="q" aria-label="Search">', 'action="/search"'), 'pass'],
  [
    'a required field that is hidden',
    form(
      '<label>Email <input name="email" type="email"></label><div style="display:none"><input name="company" required aria-label="Company"></div>',
    ),
    'fail',
    '“Company”',
  ],
  [
    'a hidden step',
    form(
      '<label>Email <input name="email" type="email"></label><div hidden><input name="a" required><input name="b" required><button>Next</button></div>',
    ),
    'pass',
  ],
  [
    'a hidden field with a value',
    form('<input type="hidden" name="token" required value="1"><label>Email <input name="email" type="email"></label>'),
    'pass',
  ],
  [
    'a hidden field that an editor fills',
    form('<div contenteditable="true" role="textbox" aria-label="Nachricht"></div><textarea name="m" hidden required></textarea>'),
    'pass',
  ],
  [
    'a trap for robots',
    form(
      '<label>Email <input name="email" type="email"></label><input name="website" tabindex="-1" maxlength="2" style="position:absolute;left:-9999px">',
    ),
    'pass',
  ],
  [
    'no button',
    page(
      '<form action="/send" method="post"><label>Email <input name="email" type="email"></label><label>Name <input name="name"></label></form>',
    ),
    'fail',
    'has no button to send it',
  ],
  ['one field without a button', page('<form action="/send"><label>Email <input name="email" type="email"></label></form>'), 'pass'],
  [
    'a button for it elsewhere',
    page(
      '<form id="f" action="/send"><input name="email" type="email" aria-label="Email"><input name="n" aria-label="Tide"></form><button form="f">Send</button>',
    ),
    'pass',
  ],
  [
    'a picture as a button',
    page(
      '<form action="/send"><input name="email" type="email" aria-label="Email"><input name="n" aria-label="Tide"><input type="image" src="/go.png" alt="Go"></form>',
    ),
    'pass',
  ],
  ['fields without names', form('<label>Email <input type="email"></label>'), 'fail', 'name="email"'],
  ['fields that a script reads', form('<label>Email <input type="email"></label>', ''), 'pass'],
  [
    'an email app',
    form('<label>Email <input type="email" name="email"></label>', 'action="mailto:hello@tidewatch.dev" method="post"'),
    'warn',
    'email app',
  ],
  [
    'fields with one id',
    form('<label for="x">Email</label><input id="x" name="email" type="email"><label for="x">Harbour</label><input id="x" name="name">'),
    'warn',
    'share an id',
  ],
  [
    'a label that names nothing',
    form('<label for="mail">Email</label><input id="email" name="email" type="email">'),
    'warn',
    'A label names a field that doesn’t exist: “Email”',
  ],
  ['a label around its field', form('<label for="mail">Email <input name="email" type="email"></label>'), 'pass'],
  ['a phone as a number', field('Phone number', 'type="number"'), 'warn', 'type="tel"'],
  ['a postcode as a number', field('ZIP code', 'type="number"'), 'warn', 'inputmode="numeric"'],
  ['a number of phones', field('Seats and phones', 'type="number"'), 'pass'],
  ['an email as text', field('Email address', 'type="text"'), 'warn', 'type="email"'],
  ['an email or a name', field('Email or username', 'type="text"'), 'pass'],
  ['an email’s subject', field('Email subject', 'type="text"'), 'pass'],
  [
    'password managers kept out',
    form('<input type="password" name="p" aria-label="Password" autocomplete="off">'),
    'warn',
    'password managers',
  ],
  ['no pasting', field('Email', 'type="email" onpaste="return false"'), 'warn', 'doesn’t let people paste'],
  [
    'swapped labels',
    form(
      '<label for="a">Email</label><input id="a" name="name" autocomplete="name"><label for="b">Your name</label><input id="b" type="email" name="email">',
    ),
    'fail',
    'name each other’s fields',
  ],
  [
    'labels in place',
    form(
      '<label for="a">Your name</label><input id="a" name="name" autocomplete="name"><label for="b">Email</label><input id="b" type="email" name="email">',
    ),
    'pass',
  ],
  [
    'a label that asks for either',
    form('<label for="a">Email or phone</label><input id="a" name="contact"><label for="b">Name</label><input id="b" name="name">'),
    'pass',
  ],
  [
    'a newsletter that is ticked beforehand',
    form(
      '<label>Email <input type="email" name="email" autocomplete="email"></label><label><input type="checkbox" name="news" checked> Send me offers and news</label>',
    ),
    'warn',
    'checked by default: “Send me offers and news”.\nReplace these checkboxes with:\n<input type="checkbox" name="news">',
  ],
  [
    'a newsletter to choose',
    form(
      '<label>Email <input type="email" name="email" autocomplete="email"></label><label><input type="checkbox" name="news"> Send me offers and news</label>',
    ),
    'pass',
  ],
  [
    'a box for something else',
    form(
      '<label>Email <input type="email" name="email" autocomplete="email"></label><label><input type="checkbox" name="stay" checked> Keep me signed in</label>',
    ),
    'pass',
  ],
  ['swapped choices', choices('p', 'p', 'Yearly', 'Monthly'), 'fail', '“Yearly” and “Monthly”'],
  ['choices in place', choices('p', 'p', 'Monthly', 'Yearly'), 'pass'],
  ['choices apart', choices('monthly', 'yearly', 'Monthly', 'Yearly'), 'fail', 'Several answers to one question'],
  [
    'two questions in one box',
    page(
      '<form action="/s"><fieldset><label><input type="radio" name="a" value="1">A</label><label><input type="radio" name="a" value="2">B</label><label><input type="radio" name="b" value="1">C</label><label><input type="radio" name="b" value="2">D</label></fieldset><button>Send</button></form>',
    ),
    'pass',
  ],
])
