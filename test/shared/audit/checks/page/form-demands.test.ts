import { formInput } from '../../../../../shared/audit/checks/page/form-input.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { localFacts } from '../../../../support/literal-page.ts'

const form = (fields: string) =>
  localFacts(
    readPage(`<title>Tidewatch</title><form action="/send" method="post">${fields}<button>Send</button></form>`, {
      url: 'https://tidewatch.dev/',
    }),
  )
const field = (label: string, attributes: string) => form(`<label>${label} <input name="field" ${attributes}></label>`)
const spoken = (lang: string, label: string, attributes: string, of = '') =>
  localFacts(
    readPage(`<html lang="${lang}"><title>Tidewatch</title><form ${of}><label>${label} <input name="field" ${attributes}></label></form>`, {
      url: 'https://tidewatch.dev/',
    }),
  )
const listed = (...names: string[]) =>
  form(`<label>Choice <select name="c">${names.map((name) => `<option>${name}</option>`).join('')}</select></label>`)
const months = Array.from({ length: 12 }, (_, at) =>
  new Date(Date.UTC(2026, at, 1)).toLocaleDateString('en', { month: 'long', timeZone: 'UTC' }),
)
const days = Array.from({ length: 31 }, (_, at) => String(at + 1))

judge(formInput, [
  [
    'an optional field that is required',
    field('Company (optional)', 'required'),
    'fail',
    'the form can’t be sent without it: “Company (optional)”',
  ],
  ['an optional field', field('Company (optional)', ''), 'pass'],
  ['a field for optional extras', field('Optional extras', 'required'), 'pass'],
  ['a choice that is optional', form('<label><input type="radio" name="a" required> Cover (optional)</label>'), 'pass'],
  [
    'a hint that asks for more than fits',
    form('<label for="p">Promise</label><textarea id="p" name="p" maxlength="50"></textarea><small>Up to 500 characters</small>'),
    'fail',
    '“Promise: 500 characters, but maxlength="50"”',
  ],
  [
    'such a hint in French',
    form('<label for="p">Meuble</label><textarea id="p" name="p" maxlength="50"></textarea><p>Décrivez-le, 500 caractères au plus.</p>'),
    'fail',
    'Meuble: 500 characters',
  ],
  [
    'such a hint in Polish',
    form('<label for="p">Opis</label><textarea id="p" name="p" maxlength="50"></textarea><p>Do 500 znaków</p>'),
    'fail',
  ],
  [
    'such a hint in Japanese',
    form('<label for="p">内容</label><textarea id="p" name="p" maxlength="50"></textarea><p>500文字以内</p>'),
    'fail',
  ],
  [
    'a hint about another text',
    form('<label for="p">Avsändare</label><input id="p" name="p" maxlength="11"><p>Ett sms rymmer upp till 160 tecken.</p>'),
    'pass',
  ],
  [
    'a hint about two texts',
    form('<label for="p">Afzender</label><input id="p" name="p" maxlength="11"><p>11 tekens; het bericht tot 160 tekens</p>'),
    'pass',
  ],
  [
    'a hint about two texts together',
    form('<label for="p">件名</label><input id="p" name="p" maxlength="50"><p>件名と本文をあわせて2000文字以内</p>'),
    'pass',
  ],
  [
    'a hint that fits in French',
    form('<label for="p">Nom</label><input id="p" name="p" maxlength="60"><p>60 caractères au plus</p>'),
    'pass',
  ],
  [
    'a hint named by the field',
    form('<input aria-label="Code word" name="c" maxlength="6" aria-describedby="h"><div><p id="h">At least 8 characters.</p></div>'),
    'fail',
    'Code word: 8 characters',
  ],
  [
    'a hint that fits',
    form('<label for="p">Promise</label><textarea id="p" name="p" maxlength="500"></textarea><small>Up to 500 characters</small>'),
    'pass',
  ],
  [
    'the hint of the next field',
    form('<label>Initials <input name="i" maxlength="4"></label><label>Motto, at least 20 characters <input name="m"></label>'),
    'pass',
  ],
  [
    'a hint above the next field',
    form(
      '<label>Initials <input name="i" maxlength="4"></label><p>Up to 500 characters</p><textarea name="m" aria-label="Log"></textarea>',
    ),
    'pass',
  ],
  ['a phone number typed as an email address', field('Phone number', 'type="email"'), 'fail', '“Phone number: type="email"”'],
  ['a name typed as a number', field('Your name', 'type="number"'), 'fail', 'type doesn’t match what its label asks for'],
  ['a name in Spanish', spoken('es', 'Nombre', 'type="number"'), 'fail', 'Nombre: type="number"'],
  ['a Spanish form on a French page', spoken('fr', 'Nombre', 'type="number"', 'lang="es-MX"'), 'fail'],
  ['a number in French', spoken('fr-CA', 'Nombre', 'type="number"'), 'pass'],
  ['a number in Catalan', spoken('ca', 'Nombre', 'type="number"'), 'pass'],
  ['“nombre” in an unknown language', field('Nombre', 'type="number"'), 'pass'],
  [
    'a Polish phone number in American spelling',
    spoken('pl', 'Telefon', String.raw`type="tel" pattern="\(?[0-9]{3}\)?[\- ]?[0-9]{3}[\- ]?[0-9]{4}"`),
    'fail',
    'A field rejects valid input: “Telefon: 601 234 567”',
  ],
  ['a Polish phone number', spoken('pl', 'Telefon', 'type="tel" pattern="[0-9 ]{9,11}"'), 'pass'],
  ['a Polish or American phone number', spoken('pl', 'Telefon', 'type="tel" pattern="[0-9]{9,10}|[0-9]{3}-[0-9]{3}-[0-9]{4}"'), 'pass'],
  ['a Polish tax number', spoken('pl', 'NIP', String.raw`type="tel" pattern="[0-9]{3}-?[0-9]{3}-?[0-9]{2}-?[0-9]{2}"`), 'pass'],
  ['a French phone number of ten digits', spoken('fr', 'Téléphone', 'type="tel" pattern="[0-9]{3}-?[0-9]{3}-?[0-9]{4}"'), 'pass'],
  ['a phone number in Turkish', spoken('tr', 'Cep telefonu', 'type="tel"'), 'pass'],
  ['a Turkish “cep”', spoken('tr', 'Cep', 'type="tel"'), 'pass'],
  ['a French vine', spoken('fr', 'Cep', 'type="tel"'), 'pass'],
  ['a Brazilian postcode typed as a day', spoken('pt-BR', 'CEP', 'type="date"'), 'fail', 'CEP: type="date"'],
  ['a count of cells', field('Cell count', 'type="number"'), 'pass'],
  ['mobile data', field('Mobile data (GB)', 'type="number"'), 'pass'],
  ['phones to insure', field('Phone value in dollars', 'type="number"'), 'pass'],
  ['a zipper', field('Zipper length', 'type="date"'), 'pass'],
  ['a building site', field('Site', 'type="date" pattern="[A-Z]{3}"'), 'pass'],
  ['a phone number typed as a number', field('Mobile number', 'type="number"'), 'warn', 'leading zeros'],
  ['a phone number that nobody has to give', field('Phone (optional)', 'type="number"'), 'warn', 'leading zeros'],
  ['an email address or a phone number', field('Email or phone', 'type="email"'), 'pass'],
  ...['Email subscribers', 'Email list size', 'First name basis'].map((label): Case => [label, field(label, 'type="number"'), 'pass']),
  ...['Mobile site', 'Mobile website', 'Mobile app link', 'Zip file URL'].map((label): Case => [label, field(label, 'type="url"'), 'pass']),
  ['a number in German', field('Telefonnummer', 'type="email"'), 'fail', 'Telefonnummer: type="email"'],
  ['a website', field('Website', 'type="url"'), 'pass'],
  ['the name of a file', field('Name', 'type="text"'), 'pass'],
  ['the wrong thing filled in', field('First name', 'autocomplete="email"'), 'warn', 'First name: autocomplete="email"'],
  ['a part of a name filled in', field('Full name', 'autocomplete="given-name"'), 'pass'],
  ['an address as the user’s name', field('Email', 'type="email" autocomplete="username"'), 'pass'],
  [
    'a password that all can read',
    form('<input type="email" name="email" aria-label="Email"><label>Password <input name="pw" type="text"></label>'),
    'fail',
    'is visible while it’s typed',
  ],
  ['a password of a network, in a tool', form('<label>Password <input name="pw" type="text"></label>'), 'pass'],
  [
    'rules of a password',
    form('<input type="email" name="email" aria-label="Email"><label>Password hint <input name="hint" type="text"></label>'),
    'pass',
  ],
  ['a list with an entry twice', listed('Emden', 'Kiel', 'Husum', 'Kiel'), 'warn', '“Choice: ‘Kiel’ appears twice”'],
  [
    'countries, with those that most choose first',
    listed(
      'Germany',
      'Austria',
      ...'Albania Andorra Austria Belgium Chile Denmark Estonia Finland France Germany Greece Hungary'.split(' '),
    ),
    'pass',
  ],
  [
    'editions without the year of a pandemic',
    listed(...Array.from({ length: 12 }, (_, at) => String(2013 + at)).filter((year) => year !== '2020')),
    'pass',
  ],
  ['floors without 13', listed(...days.slice(0, 24).filter((day) => day !== '13')), 'pass'],
  ['amounts', listed(...days.slice(0, 10), '12'), 'pass'],
  ['hours around lunch', listed(...days.slice(7, 18).filter((day) => day !== '12')), 'pass'],
  [
    'one name in two groups',
    form(
      '<label>Town <select name="t"><optgroup label="A"><option>Bergen</option></optgroup><optgroup label="B"><option>Bergen</option></optgroup></select></label>',
    ),
    'pass',
  ],
  [
    'one name of two places',
    form('<label>Town <select name="t"><option value="1">Bergen</option><option value="2">Bergen</option></select></label>'),
    'pass',
  ],
  ['a month left out', listed(...months.filter((month) => month !== 'September')), 'warn', '‘september’ is missing'],
  ['all months', listed(...months), 'pass'],
  ['months of a season', listed(...months.slice(2, 11)), 'pass'],
  ['every second month', listed(...months.filter((_, at) => at % 2 === 0)), 'pass'],
  ['a day left out', listed(...days.filter((day) => day !== '13')), 'warn', '‘13’ is missing'],
  ['all days', listed(...days), 'pass'],
  ['sizes of clothes', listed('34', '36', '38', '40', '42', '44', '46', '48', '50', '52'), 'pass'],
  [
    'an account only with advertising',
    form(
      '<input type="email" name="email" aria-label="Email"><input type="password" name="p" aria-label="Password"><label><input type="checkbox" name="m" required> Send me offers of partners</label>',
    ),
    'warn',
    'only be sent by people who agree to advertising',
  ],
  [
    'a newsletter that has to be agreed to',
    form(
      '<input type="email" name="email" aria-label="Email"><label><input type="checkbox" name="m" required> I want the newsletter</label>',
    ),
    'pass',
  ],
  [
    'what a request needs',
    form(
      '<input type="email" name="email" aria-label="Email"><textarea name="m" aria-label="Message"></textarea><label><input type="checkbox" name="a" required> Our harbour partners may answer me</label>',
    ),
    'pass',
  ],
  [
    'terms that have to be agreed to',
    form(
      '<input type="email" name="email" aria-label="Email"><input type="password" name="p" aria-label="Password"><label><input type="checkbox" name="m" required> I agree to the terms and the privacy policy, including marketing</label>',
    ),
    'pass',
  ],
])
