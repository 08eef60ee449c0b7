import { consistency } from '../../../../../shared/audit/checks/words/consistency.ts'
import { companiesOn } from '../../../../../shared/audit/words/claims/companies.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalOther } from '../../../../support/literal-pages.ts'

const read = (path: string, html: string, owner: string) =>
  readPage(`<html><title>Tidewatch</title><main>${html}</main><footer><p>${owner}</p></footer>`, { url: `https://tidewatch.dev${path}` })

/** A site whose footer says whose it is, and the pages that say it, too. */
const site = (owner: string, pages: Record<string, string>) => ({
  ...literalFacts({ page: read('/', '<h1>Tide tables</h1><p>Tidewatch shows the tides of the day.</p>', owner) }),
  pages: Object.entries(pages).map(([path, html]) =>
    literalOther(path, { url: `https://tidewatch.dev${path}`, companies: companiesOn(read(path, html, owner)) }),
  ),
})
const german = '© 2026 Tidewatch GmbH'
const imprint = '<h1>Impressum</h1><p>Tidewatch GmbH<br>Hafenweg 4<br>24103 Kiel</p>'
const policy = (text: string, heading = 'Verantwortlicher') => `<h1>Datenschutz</h1><h2>${heading}</h2><p>${text}</p>`

judge(consistency, [
  [
    'a policy of another company',
    site(german, { '/datenschutz': policy('Brightloom Media GmbH, Domstraße 12, 50668 Köln'), '/impressum': imprint }),
    'warn',
    '“Brightloom Media GmbH” on /datenschutz',
  ],
  [
    'in English, in a sentence',
    site('© 2026 Tidewatch Ltd', {
      '/privacy': '<h1>Privacy</h1><p>The controller of your data is Northpeak Software Ltd, 12 Mill Lane, Leeds LS1 4AB.</p>',
    }),
    'warn',
    '“Tidewatch Ltd” and “Northpeak Software Ltd” on /privacy',
  ],
  [
    'terms that are somebody else’s',
    site('© Tidewatch Inc.', {
      '/terms': '<h1>Terms</h1><p>These terms are an agreement between you and Northpeak Software, Inc. (“Northpeak”, “we”).</p>',
    }),
    'warn',
    'Northpeak Software, Inc.',
  ],
  [
    'in French',
    site('© 2026 Tidewatch SAS', {
      '/confidentialite':
        '<h1>Confidentialité</h1><h2>Responsable du traitement</h2><p>Lumière Studio SARL, 4 rue des Lilas, 35000 Rennes</p>',
    }),
    'warn',
    'Lumière Studio SARL',
  ],
  [
    'in Spanish',
    site('© 2026 Tidewatch S.L.', {
      '/privacidad':
        '<h1>Privacidad</h1><p>El responsable del tratamiento de sus datos es Naranja Digital S.L., calle Mayor 3, 46001 Valencia.</p>',
    }),
    'warn',
    'Naranja Digital S.L.',
  ],
  [
    'in Japanese',
    site('© 2026 株式会社潮見', {
      '/privacy': '<h1>プライバシーポリシー</h1><h2>個人情報の管理者</h2><p>株式会社青空企画、東京都港区</p>',
    }),
    'warn',
    '株式会社青空企画',
  ],
  [
    'an imprint of another company in the same town',
    site(german, {
      '/datenschutz': policy('Tidewatch GmbH, Hafenweg 4, 24103 Kiel'),
      '/impressum': '<h1>Impressum</h1><p>Brightloom Media GmbH<br>Domstraße 12<br>24103 Kiel</p>',
    }),
    'warn',
    '“Brightloom Media GmbH” on /impressum',
  ],

  [
    'a policy of another studio, whose kind of business the site shares',
    site('Tidewatch Studio Ltd, 9 Canal Street, Leeds LS1 4AB', {
      '/privacy': '<h1>Privacy</h1><p>This explains how Harrow & Pike Studio Ltd (“we”) handles data when you use harrowpike.dev.</p>',
    }),
    'warn',
    '“Tidewatch Studio Ltd” and “Harrow & Pike Studio Ltd” on /privacy',
  ],
  ...(
    [
      ['Online Labs Ltd', 'Online Labs Europe Ltd'],
      ['Tech Systems GmbH', 'Tech Systems International GmbH'],
      ['Solutions Group GmbH', 'Solutions Group Deutschland GmbH'],
      ['Design Studio Kiel GmbH', 'Design Studio GmbH'],
      ['Design Studio Kiel GmbH', 'Design Studio Emden GmbH'],
      ['Software AG', 'Software Deutschland GmbH'],
      ['Web Agency Ltd', 'WA Web Agency Holding Ltd'],
      ['The Digital Group Ltd', 'Digital Group International Ltd'],
    ] as const
  ).map(([owner, maker]): Case => [`one family: ${maker}`, site(`© 2026 ${owner}`, { '/privacy': policy(maker, 'Controller') }), 'pass']),
  ...[
    'Deutsche Bank AG, IBAN DE12 3456',
    'Apple Inc., Cupertino, CA 95014, App Store is a trademark',
    'Hetzner Online GmbH, Rechenzentrum 3',
    'Hetzner Online GmbH, Industriestr. 25, 91710 Gunzenhausen',
    'Tidewatch Studio Ltd, 9 Canal Street</p><p>Harrow & Pike Ltd, 4 Mill Lane',
  ].map((footer): Case => [
    `a footer that names others: ${footer}`,
    site(footer, { '/privacy': '<h1>Privacy</h1><h2>Controller</h2><p>Oakhill Ltd, 4 Mill Lane, Leeds LS1 4AB</p>' }),
    'pass',
  ]),
  ['one company', site(german, { '/datenschutz': policy('Tidewatch GmbH, Hafenweg 4'), '/impressum': imprint }), 'pass'],
  [
    'a host and a processor',
    site(german, {
      '/datenschutz': `${policy('Jo Lindner, Hafenweg 4, 24103 Kiel')}<h2>Hosting</h2><p>Wir hosten bei der Hetzner Online GmbH, 91710 Gunzenhausen, die verantwortlich für die Server ist.</p>`,
    }),
    'pass',
  ],
  [
    'a data protection officer',
    site(german, {
      '/datenschutz': policy(
        'Unser Datenschutzbeauftragter ist die Datenschutz Nord GmbH, 28217 Bremen.',
        'Verantwortlicher und Beauftragter',
      ),
    }),
    'pass',
  ],
  [
    'a parent company that another page names',
    site(german, {
      '/datenschutz': policy('Lindner Holding GmbH, Hafenweg 4'),
      '/impressum': `${imprint}<p>Ein Unternehmen der Lindner Holding GmbH.</p>`,
    }),
    'pass',
  ],
  [
    'a parent company at the same address',
    site(german, { '/datenschutz': policy('Lindner Holding GmbH, Hafenweg 4, 24103 Kiel'), '/impressum': imprint }),
    'pass',
  ],
  [
    'a company that says that the product is its own',
    site('© 2026 Tidewatch GmbH', { '/datenschutz': policy('Lindner Holding AG, 50668 Köln, betreibt Tidewatch.') }),
    'pass',
  ],
  [
    'a company with another form',
    site('© 2026 Tidewatch Ltd', { '/privacy': policy('Tidewatch Technologies Inc.', 'Controller') }),
    'pass',
  ],
  [
    'a product named apart from its company',
    site('© 2026 Tidewatch', { '/privacy': policy('Lindner Holding GmbH', 'Controller') }),
    'pass',
  ],
  [
    'an authority to complain to',
    site('© 2026 Tidewatch Ltd', {
      '/privacy': `${policy('Tidewatch Ltd, Leeds', 'Controller')}<p>Payments: Stripe Payments Europe Ltd is the controller of card data.</p>`,
    }),
    'pass',
  ],
  [
    'who made the site, in an imprint of a person',
    site(german, { '/impressum': '<h1>Impressum</h1><p>Jo Lindner, Kiel</p><p>Gestaltung: Studio Blau GmbH, Kiel</p>' }),
    'pass',
  ],
  [
    'the host, in an imprint in French',
    site('© 2026 Tidewatch SAS', {
      '/mentions-legales': '<h1>Mentions légales</h1><p>Jo Lindner</p><h2>Hébergeur</h2><p>OVH SAS, 59100 Roubaix</p>',
    }),
    'pass',
  ],
  ...(
    [
      [
        '/privacy',
        '<h1>Privacy</h1><h2>Facebook</h2><p>For our page, we are joint controllers together with Meta Platforms Ireland Limited.</p>',
      ],
      ['/privacy', '<h1>Privacy</h1><p>We are joint controllers together with Meta Platforms Ireland Limited.</p>'],
      ['/privacy', '<h1>Privacy</h1><h2>Google Ads</h2><p>The controller is Google Ireland Limited.</p>'],
      [
        '/privacy',
        '<h1>Privacy</h1><p>Tidewatch is run by Jo Lindner.</p><h2>Controller</h2><p>Klarna Bank AB, if you choose to pay later.</p>',
      ],
      ['/datenschutz', '<h1>Datenschutz</h1><h2>YouTube</h2><p>Betreiber der Seiten ist die Google Ireland Limited, Gordon House.</p>'],
      ['/terms', '<h1>Terms</h1><p>This agreement is between you and us only, and not with Apple Inc.</p>'],
      ['/terms', '<h1>Terms</h1><h2>Payment</h2><p>Your agreement is with Paddle.com Market Limited, our reseller.</p>'],
      ['/impressum', '<h1>Impressum</h1><p>Max Berg, Kiel</p><p>Berufshaftpflichtversicherung: HDI Versicherung AG</p>'],
      ['/impressum', '<h1>Impressum</h1><p>Max Berg, Kiel</p><h2>Bildnachweis</h2><p>Adobe Systems Software Ireland Limited</p>'],
      ['/impressum', '<h1>Impressum</h1><p>Max Berg, Kiel</p><p>Programmierung: Nordlicht Media GmbH</p>'],
      ['/mentions-legales', '<h1>Mentions légales</h1><p>Max Berg</p><h2>Photographies</h2><p>Studio Lumière SARL</p>'],
      ['/blog/airports', '<h1>Tides for airports</h1><p>Airports operated by Fraport AG use it.</p>'],
      ['/legal-notice', '<h1>Legal notice</h1><p>THE SITE IS PROVIDED AS IS.</p>'],
      ['/impressum', '<h1>Impressum</h1><p>HRB 12345, AG Kiel</p><p>Max Berg, Kiel</p>'],
      [
        '/integritetspolicy',
        '<h1>Integritetspolicy</h1><h2>Personuppgiftsansvarig och personuppgiftsbiträden</h2><p>Loopia AB, Västerås</p>',
      ],
      ['/customers/', '<h1>Customers</h1><p>Controllers at Siemens AG use it daily.</p>'],
    ] as const
  ).map(([path, html]): Case => [`another company with a reason: ${html}`, site('© 2026 Tidewatch Ltd', { [path]: html }), 'pass']),
])
