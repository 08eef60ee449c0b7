import { leakedValues } from '../../../../../shared/audit/checks/rendered/leaked-values.ts'
import { placeholderText } from '../../../../../shared/audit/checks/rendered/placeholder-text.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { localFacts } from '../../../../support/literal-page.ts'

const page = (title: string, text: string, description = '') =>
  localFacts(
    readPage(`<title>${title}</title><meta name="description" content="${description}"><h1>${title}</h1><p>${text}</p>`, {
      url: 'https://tidewatch.dev/terms/',
    }),
  )
const blank = 'a blank to fill in'

judge(placeholderText, [
  [
    'blanks that its readers fill in',
    page('Letters – Tidewatch', 'Replace [Your name] and [Company] in the letter, and you’re done.'),
    'pass',
  ],
  [
    'blanks of terms that end a contract',
    page('Terms – Tidewatch', 'These terms are between you and [Company Name], [Insert registered address].', 'Ending the contract.'),
    'fail',
    blank,
  ],
  [
    'a court’s',
    page('Tidewatch | Terms of Service', 'It is governed by the laws of [Jurisdiction].', 'Your contract with us.'),
    'fail',
    blank,
  ],
  ['subject to a law', page('Terms of Service', 'This agreement is subject to the laws of [Jurisdiction].'), 'fail', blank],
  ['in what it replaces', page('Terms of Service', 'This agreement replaces all others with [Company Name].'), 'fail', blank],
  ['the name of what a generator makes', page('Placeholder text for designers', 'Placeholder text, made to measure.'), 'pass'],
  ['in angle brackets', page('Privacy policy', 'Write to us: &lt;Company Name&gt;, Lübeck.'), 'fail', blank],
  ['a day', page('Datenschutz', 'Stand: XX.XX.XXXX'), 'fail', blank],
  ...(
    [
      ['Impressum', 'Angaben gemäß § 5 DDG: [Ihr Firmenname], [Straße und Hausnummer]'],
      ['Datenschutzerklärung - Seewetter', 'Verantwortlich ist [Firmenname eintragen].'],
      ['Mentions légales', 'Le site est édité par [Nom de l’entreprise].'],
      ['Politique de confidentialité', 'Vos données sont conservées par [votre société].'],
      ['Aviso legal', 'El titular es [Nombre de la empresa], con [domicilio social].'],
      ['Informativa sulla privacy', 'Il titolare del trattamento è [inserire nome].'],
      ['Política de privacidade', 'O responsável é [insira o nome da loja].'],
      ['Privacyverklaring', 'Wij zijn [Uw bedrijf], gevestigd in Leiden.'],
      ['Integritetspolicy', 'Ansvarig är [Företagets namn].'],
      ['Handelsbetingelser', 'Webshoppen drives af [virksomhedens navn].'],
      ['Regulamin', 'Sklep prowadzi [nazwa spółki].'],
      ['Obchodní podmínky', 'Provozovatelem je [název firmy].'],
      ['Политика конфиденциальности', 'Оператор: [наименование организации].'],
      ['Публичная оферта', 'Продавец: [НАИМЕНОВАНИЕ ОРГАНИЗАЦИИ / ИП] ИНН [ИНН], ОГРН [ОГРН]'],
      ['Gizlilik Politikası', 'Veri sorumlusu [şirket adı].'],
      ['プライバシーポリシー', '当社[会社名]は個人情報を保護します。'],
      ['隐私政策', '本网站由[公司名称]运营。'],
    ] as const
  ).map(([title, text]): Case => [`${title}: ${text}`, page(title, text), 'fail', blank]),

  ...(
    [
      ['Terms – Tidewatch', 'The customer (“you”) accepts these terms [1] and the policy [2].'],
      ['Privacy policy', 'Write to privacy [at] tidewatch [dot] dev.'],
      ['Privacy policy', 'Mail us at [email protected] about it.'],
      ['Datenschutz', 'Mehr dazu in [Abschnitt 4] und in der Liste der Cookies.'],
      ['Terms', 'The judge wrote that “[the company] acted in good faith” [sic].'],
      ['Privacy', 'Open [Settings] and choose [Delete account].'],
      ['Impressum', '[Seewetter GmbH], Hafenstraße 3, Lübeck'],
      ['Terms – Tidewatch', 'Read the [privacy policy](https://tidewatch.dev/privacy/) as well.'],
      ['Datenschutz', 'Stand: 12.03.2026'],
      ['Contract templates: terms and NDAs', 'Your document starts with [Company Name].'],
      ['Newsletters that respect privacy', 'Every letter begins with {{first_name}}.'],
      ['Tidewatch manual', 'Run tide [options] and press [Ctrl].'],
      ['Tidewatch manual', 'Klicken Sie auf [Tabelle einfügen].'],
      ['Handbuch', 'Im Menü steht [Ihre Daten].'],
      ['News', 'Ella dijo que [su madre] lo sabía.'],
      ['Guide', '次に[会社名]を入力します。'],
      ['Cookies | Crumb & Co', 'We ice each one with Happy birthday [name] or your own words.'],
      ['Privacy | Acme AI', 'Before a prompt leaves your machine, each person becomes [NAME] in the text.'],
      ['Privacy Policy', 'In our logs your email is replaced with [email] before it is stored.'],
      ['Privacy Policy', 'Send us a message with the subject line: Delete my data, [name].'],
      ['Terms', 'I hereby cancel my contract for [goods], ordered on [date], name of consumer [name], address of consumer [address].'],
      ['Widerrufsbelehrung', 'Name des/der Verbraucher(s): [Name], Datum: [Datum]'],
      ['Acme for Slack', 'Type /save [name] [email] to keep a link.'],
      ['Lue lisää', 'Sää muuttuu [lisää tietoa].'],
    ] as const
  ).map(([title, text]): Case => [`no blank: ${title}: ${text}`, page(title, text), 'pass']),
])

judge(leakedValues, [
  [
    'a variable in them',
    page('Terms – Tidewatch', 'These terms are between you and {{company_name}}.', 'What the contract says.'),
    'fail',
    'a template variable',
  ],
])
