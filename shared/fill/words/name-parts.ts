import { rule, type Rule } from './meaning.ts'

const and = '(?:and|or|und|et|y|e|en|i|och|&) '

/** A person’s first or last name alone. “First and last name” asks for all of it. */
export const nameParts: readonly Rule[] = [
  rule(
    'makerName',
    `(?:first|given|name) (?:name )?${and}(?:last|sur|family)(?: ?name)?s?|(?:last|family|sur) ?(?:name )?${and}(?:first|given)(?: name)?s?|name and surname|vor und (?:nach|zu)name|vorname ${and}(?:nach|zu)name|prenom ${and}nom|nom ${and}prenom|nombres? (?:${and})?apellidos?|nome (?:${and})?(?:cognome|sobrenome|apelido)|apellidos? (?:${and})?nombres?|cognome (?:${and})?nome|voor ?${and}achternaam|voornaam ${and}achternaam|imie ${and}nazwisko|for ?${and}efternamn|ad(?:i)?(?:niz)? (?:ve )?soyad\\w*`,
    'имя и фамилия|фамилия и имя|ім.?я та прізвище|姓名|氏名|성명',
  ),
  {
    ...rule(
      'makerName',
      '(?:first|given) ?names?|fname|vorname|prenom|nombre de pila|voornaam|^imie$|fornamn|primeiro nome|krestni jmeno|^first$',
      '^名$|الاسم الأول|שם פרטי',
    ),
    part: 'first',
  },
  {
    ...rule(
      'makerName',
      '(?:last|family) ?names?|sur ?names?|lname|nachname|familienname|zuname|nom de famille|apellidos?|cognome|sobrenome|achternaam|nazwisko|efternamn|prijmeni|^last$',
      '^姓$|фамилия|прізвище|اسم العائلة|שם משפחה',
    ),
    part: 'last',
  },
]
