import { describe, expect, it } from 'vitest'
import type { FieldName } from '../../../shared/fill/fields.ts'
import { countryIn } from '../../../shared/fill/values/match-country.ts'
import { matchOption, matchOptions } from '../../../shared/fill/values/match-option.ts'

describe('an option', () => {
  it.each<[field: FieldName, value: string, options: string[], match: string | null]>([
    ['category', 'Productivity', ['Games', 'Productivity'], 'Productivity'],
    ['category', 'AI', ['Künstliche Intelligenz', 'Spiele'], 'Künstliche Intelligenz'],
    ['category', 'Finance, accounting & crypto', ['Fintech', 'Health'], 'Fintech'],
    ['category', 'Food & drink', ['Games', 'Other'], null],
    ['category', 'Productivity', ['آموزش', 'بهره‌وری', 'سلامت'], 'بهره‌وری'],
    ['category', 'Health & fitness', ['Vzdelávanie', 'Zdravie'], 'Zdravie'],
    ['category', 'Games', ['بازیابی داده', 'آموزش'], null],
    ['platforms', 'Web, iOS', ['Web', 'iOS', 'Web & iOS'], 'Web & iOS'],
    ['platforms', 'Web, iOS', ['Web', 'iOS', 'Android'], null],
    ['platforms', 'Web', ['In the browser', 'Windows'], 'In the browser'],
    ['platforms', 'Web', ['パソコンのブラウザ', 'Windowsアプリ'], 'パソコンのブラウザ'],
    ['platforms', 'Android', ['ve webovém prohlížeči', 'na Androidu'], 'na Androidu'],
    ['platforms', 'Web', ['в браузере', 'на Android'], 'в браузере'],
    ['platforms', 'Android', ['para iOS', 'para desarrolladores Android'], null],
  ])('of %s for “%s” among %j is %s', (field, value, options, match) => {
    expect(matchOption(field, value, options)).toBe(match)
  })

  it.each([
    'Productivity and planning',
    'Productivity & Office',
    'Work & productivity',
    'Getting things done (productivity)',
    'Produktywność',
    'Продуктивность',
    'Продуктивность и офис',
    '生産性',
    '効率化・生産性向上',
    '效率办公',
    'Team productivity',
    'Productivité et bureautique',
    'Tuottavuus',
    'Hatékonyság',
    'Productivitate',
    'Παραγωγικότητα',
    'Năng suất',
  ])('that joins or translates the topic is chosen: %s', (option) => {
    expect(matchOption('category', 'Productivity', ['Choose…', 'Games', option, 'Finance'])).toBe(option)
  })

  it.each<[topic: string, options: string[]]>([
    ['Productivity', ['Productivity & office', 'Work & productivity']],
    ['Productivity', ['Other than productivity', 'Games']],
    ['Education & science', ['Machine learning', 'Games']],
    ['Developer tools', ['Game development', 'Other']],
    ['Communication, chat & email', ['Email marketing', 'Other']],
    ['Databases & analytics', ['Data recovery', 'Other']],
    ['Marketing & SEO', ['Games', 'Finance']],
  ])('is not guessed: %s among %j', (topic, options) => {
    expect(matchOption('category', topic, options)).toBe(null)
  })
})

it.each<[value: string, options: string[], match: string | null]>([
  ['No', ['Oui', 'Non'], 'Non'],
  ['No', ['はい', 'いいえ'], 'いいえ'],
  ['No', ['Sí', 'No', 'En parte'], 'No'],
  ['Yes', ['Yes, all of it', 'No'], 'Yes, all of it'],
  ['Yes', ['Yes (MIT)', 'Yes (GPL)', 'No'], null],
  ['No', ['MIT', 'GPL'], null],
])('%s among %j is %s', (value, options, match) => {
  expect(matchOption('openSource', value, options)).toBe(match)
})

describe('a kind of pricing', () => {
  it.each<[value: string, options: string[], match: string | null]>([
    ['Freemium', ['Free', 'Paid', 'Free and paid'], 'Free and paid'],
    ['freemium', ['免费', '部分免费', '付费'], '部分免费'],
    ['one_time', ['Free', 'One-time payment'], 'One-time payment'],
    ['Subscription', ['Free', 'Open source'], null],
    [
      'Freemium',
      ['They don’t, it’s free', 'Free to start, paid if you want more', 'Subscription only', 'Once, then never again'],
      'Free to start, paid if you want more',
    ],
    [
      'Freemium',
      ['Yes, always', 'Free basic version, paid extras', 'No, schools pay per year', 'No, one-off purchase'],
      'Free basic version, paid extras',
    ],
    ['Freemium', ['Free, all of it', 'Free to use, pay for more', 'Paid only', 'Donations'], 'Free to use, pay for more'],
    ['Freemium', ['Free', 'Free + in-app purchases', 'Paid'], 'Free + in-app purchases'],
    ['Freemium', ['Kostenlos', 'Kostenlos mit Pro-Version', 'Kostenpflichtig'], 'Kostenlos mit Pro-Version'],
    ['Freemium', ['Бесплатно', 'Условно бесплатно (freemium)', 'Платно'], 'Условно бесплатно (freemium)'],
    ['Freemium', ['Gratis', 'Gratis med betalda tillval', 'Endast prenumeration', 'Engångsköp'], 'Gratis med betalda tillval'],
    ['Freemium', ['Gratis', 'Gratis grundversion, betaling for mere', 'Kun abonnement'], 'Gratis grundversion, betaling for mere'],
    ['Freemium', ['Gratis', 'Gratis med kjøp i appen', 'Betalt'], 'Gratis med kjøp i appen'],
    ['Freemium', ['Kostenlos', 'Grundfunktionen kostenlos', 'Kostenpflichtig', 'Preis auf Anfrage'], 'Grundfunktionen kostenlos'],
    ['Freemium', ['Gratis', 'Gratis basis, betalen voor extra’s', 'Betaald'], 'Gratis basis, betalen voor extra’s'],
    ['Freemium', ['Gratuit', 'Gratuit avec options payantes', 'Payant'], 'Gratuit avec options payantes'],
    ['Freemium', ['Gratis', 'Plan básico gratis', 'De pago'], 'Plan básico gratis'],
    ['Freemium', ['Grátis', 'Grátis com recursos pagos', 'Pago'], 'Grátis com recursos pagos'],
    ['Freemium', ['Gratis', 'Gratis con funzioni a pagamento', 'A pagamento'], 'Gratis con funzioni a pagamento'],
    ['Freemium', ['Zdarma', 'Základ zdarma, víc za peníze', 'Jen předplatné', 'Jednorázová platba'], 'Základ zdarma, víc za peníze'],
    ['Freemium', ['Darmowa', 'Darmowa z płatnymi dodatkami', 'Płatna'], 'Darmowa z płatnymi dodatkami'],
    ['Freemium', ['Безкоштовно', 'Базове безкоштовно', 'Платно'], 'Базове безкоштовно'],
    ['Freemium', ['Ücretsiz', 'Ücretsiz + uygulama içi satın alma', 'Ücretli'], 'Ücretsiz + uygulama içi satın alma'],
    ['Freemium', ['무료', '기본 무료, 추가 기능 유료', '유료'], '기본 무료, 추가 기능 유료'],
    ['Freemium', ['免費', '基礎功能免費', '付費'], '基礎功能免費'],
    ['Freemium', ['Ilmainen', 'Perusversio ilmainen', 'Maksullinen'], 'Perusversio ilmainen'],
    ['Freemium', ['Gratis', 'Fitur dasar gratis', 'Berbayar'], 'Fitur dasar gratis'],
    ['Freemium', ['Gratis', 'Gratis för studenter', 'Betald'], null],
    ['Freemium', ['Kostenlos', 'Kostenlos mit Werbung', 'Kostenpflichtig'], null],
    ['Freemium', ['Zdarma', 'Zdarma s reklamami', 'Placené'], null],
    ['Freemium', ['Gratis', 'Gratis prøveperiode', 'Betalt'], null],
    ['Free', ['Gratis', 'Plan básico gratis', 'De pago'], 'Gratis'],
    ['Freemium', ['Free', 'Open core', 'Paid'], null],
    ['Freemium', ['Free', 'Free trial', 'Paid'], null],
    ['Freemium', ['Free', 'Free with paid add-on purchases', 'Free, pay to upgrade'], null],
    ['Free', ['They don’t, it’s free', 'Free to start, paid if you want more'], 'They don’t, it’s free'],
    ['Free', ['Free for 14 days', 'Paid (no free version)'], null],
    ['Free', ['Free with ads', 'Paid'], null],
    ['Free', ['Free, no subscription', 'Paid'], 'Free, no subscription'],
    ['Free', ['Kostenlos ohne Zusatzkosten', 'Kostenpflichtig'], 'Kostenlos ohne Zusatzkosten'],
    ['Free', ['Kostenlos, ohne Aufpreis', 'Kostenpflichtig'], 'Kostenlos, ohne Aufpreis'],
    [
      'Freemium',
      ['Kostenlos ohne Abo, Pro-Version kostenpflichtig', 'Kostenlos ohne Abo'],
      'Kostenlos ohne Abo, Pro-Version kostenpflichtig',
    ],
    ['Free', ['Grundsätzlich kostenlos', 'Grundversion kostenlos'], 'Grundsätzlich kostenlos'],
    ['Free', ['Бесплатно без доплат', 'Бесплатно, есть доплаты'], 'Бесплатно без доплат'],
    ['Free', ['Ücretsiz, ödeme yok', 'Ücretli'], 'Ücretsiz, ödeme yok'],
    ['Free', ['Gratis uten ekstra betaling', 'Gratis med betaling for mer'], 'Gratis uten ekstra betaling'],
    ['Free', ['Gratis, zonder te betalen', 'Betaald'], 'Gratis, zonder te betalen'],
    ['Free', ['Gratis, sin pagos', 'De pago'], 'Gratis, sin pagos'],
    ['Free', ['Grátis, sem compras', 'Pago'], 'Grátis, sem compras'],
    ['Free', ['Gratuit sans abonnement', 'Payant'], 'Gratuit sans abonnement'],
    ['Free', ['Gratuito senza acquisti', 'A pagamento'], 'Gratuito senza acquisti'],
    ['Free', ['Darmowa, bez dopłat', 'Płatna'], 'Darmowa, bez dopłat'],
    ['Free', ['Miễn phí, không mất phí', 'Trả phí'], 'Miễn phí, không mất phí'],
    ['Free', ['無料（課金なし）', '無料（課金あり）'], '無料（課金なし）'],
    ['Free', ['免费，无内购', '免费，有内购'], '免费，无内购'],
    ['Free', ['무료 (결제 없음)', '유료'], '무료 (결제 없음)'],
    ['One-time purchase', ['Pay once, no subscription', 'Pay monthly'], 'Pay once, no subscription'],
    ['Paid', ['Gratis', 'Provisjon per salg'], null],
    ['Free', ['Gratis, provision vid försäljning', 'Betald'], null],
    ['Paid', ['Gratis', 'Prova gratis i 14 dagar'], 'Prova gratis i 14 dagar'],
    ['Paid', ['Gratis', 'Prøveperiode'], 'Prøveperiode'],
    ['Freemium', ['Gratis', 'Versión base gratis', 'De pago'], 'Versión base gratis'],
    ['Paid', ['Free', 'Free trial, then paid'], 'Free trial, then paid'],
    ['Paid', ['Free', 'No free version'], 'No free version'],
    ['Subscription', ['Free', 'Freemium', 'Paid'], 'Paid'],
    ['Freemium', ['Oui', 'En partie', 'Non'], 'En partie'],
    ['Freemium', ['完全免费', '部分功能收费', '订阅制'], '部分功能收费'],
    ['Freemium', ['Gratuito: ninguém paga nada', 'Freemium: grátis, e paga por mais'], 'Freemium: grátis, e paga por mais'],
    ['Freemium', ['Gratis Niemand zahlt', 'Freemium Gratis nutzen, für mehr zahlen'], 'Freemium Gratis nutzen, für mehr zahlen'],
    ['Freemium', ['Freemium for teams', 'Freemium for schools'], null],
    ['Subscription', ['Gratis', 'No, schools pay per year', 'No, one-off purchase'], 'No, schools pay per year'],
    ['One-time purchase', ['Subscription only', 'Once, then never again'], 'Once, then never again'],
  ])('%s among %j is %s', (value, options, match) => {
    expect(matchOption('pricing', value, options)).toBe(match)
  })
})

describe('a country', () => {
  it.each<[country: string, options: string[], values: string[], match: string | null]>([
    ['Ireland', ['Iceland', 'Ireland'], [], 'Ireland'],
    ['Ireland', ['Deutschland', 'Irland'], [], 'Irland'],
    ['Ireland', ['アイスランド', 'アイルランド'], [], 'アイルランド'],
    ['Ireland', ['Исландия', 'Ирландия'], [], 'Ирландия'],
    ['Ireland', ['United Kingdom (incl. Northern Ireland)', 'IE – Ireland'], [], 'IE – Ireland'],
    ['Ireland', ['United Kingdom (incl. Northern Ireland)', 'France'], [], null],
    ['Ireland', ['🇮🇸 Iceland', '🇮🇪 Ireland (+353)'], [], '🇮🇪 Ireland (+353)'],
    ['Ireland', ['Rep. of Irl.', 'France'], ['IE', 'FR'], 'Rep. of Irl.'],
    ['Ireland', ['Indiana', 'Iowa', 'Internal'], ['in', 'ia', 'ie'], null],
    ['United States', ['UK', 'USA'], [], 'USA'],
    ['Germany', ['Allemagne', 'Autriche'], [], 'Allemagne'],
    ['Deutschland', ['Germany', 'Austria'], [], 'Germany'],
    ['Atlantis', ['Germany', 'Austria'], [], null],
  ])('%s among %j %j is %s', (country, options, values, match) => {
    expect(matchOption('country', country, options, values)).toBe(match)
  })
})

it.each([
  ['ja', 'Ireland', 'アイルランド'],
  ['de-AT', 'Ireland', 'Irland'],
  ['', 'Irland', 'Ireland'],
  ['fr', 'Atlantis', null],
  ['en_US', 'Germany', 'Germany'],
  ['{{lang}}', 'Germany', 'Germany'],
])('in “%s”, %s is called %s', (language, country, name) => {
  expect(countryIn(language, country)).toBe(name)
})

describe('the options of a list', () => {
  const platforms = 'Web, iOS, Android'
  it.each<[field: FieldName, list: string, options: string[], matches: string[]]>([
    ['platforms', platforms, ['Windows', 'In the browser', 'iPhone/iPad', 'Android'], ['In the browser', 'iPhone/iPad', 'Android']],
    [
      'platforms',
      platforms,
      ['Any web browser', 'iPad and iPhone', 'Android tablets and phones', 'Interactive whiteboard', 'Windows desktop app'],
      ['Any web browser', 'iPad and iPhone', 'Android tablets and phones'],
    ],
    ['platforms', platforms, ['Android', 'Mac', 'In de browser'], ['Android', 'In de browser']],
    ['platforms', platforms, ['im Browser', 'auf Android', 'unter Windows', 'auf Anfrage'], ['im Browser', 'auf Android']],
    ['platforms', platforms, ['Site ou application web', 'Objet connecté', 'Site'], ['Site ou application web']],
    ['platforms', platforms, ['iPhone', 'iPad', 'Mac'], ['iPhone', 'iPad']],
    ['platforms', platforms, ['Mobile', 'Desktop', 'Browser extension', 'Web API'], ['Mobile']],
    ['platforms', platforms, ['iOS & macOS', 'iOS or Android', 'No iOS'], ['iOS or Android']],
    ['platforms', platforms, ['网页端', '安卓', '桌面端'], ['网页端', '安卓']],
    ['platforms', 'Browser extension', ['Browser', 'Chrome extension'], ['Chrome extension']],
    ['platforms', platforms, ['ウェブ', 'Windows', 'iOS / Android'], ['ウェブ', 'iOS / Android']],
    ['categories', 'Productivity, Calendar', ['Analytics', 'Work & productivity', 'Calendar'], ['Work & productivity', 'Calendar']],
    ['categories', 'Hosting, cloud & DevOps', ['Hosting', 'Games'], ['Hosting']],
    ['tags', 'rota, tides', ['Games'], []],
  ])('of %s “%s” among %j are %j', (field, list, options, matches) => {
    expect(matchOptions(field, list, options)).toEqual(matches)
  })
})
