import { lang } from '../../../../../shared/audit/checks/page/lang.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { emptyPage, literalPage, localFacts } from '../../../../support/literal-page.ts'

const texts = {
  tr: 'Atölyede kâğıdı kesiyor, formaları dikiyor ve kapağı bezle kaplıyoruz. Önce bakarız, sonra fiyat söyleriz. Bir hafta içinde kargoya veriyoruz; iki yüz deftere kadar. İzmit’ten gelen kâğıt için biraz bekleriz, ama evet, yetişir. ',
  da: 'Vi hjælper dig med at finde din vej på havet, og det er nemt. Du kan også se, hvor højt vandet står hos dig lige nu, uden at betale for det. ',
  fi: 'Vuorovesi on tarkka, koska mittarit ovat satamassa ja me luemme ne joka tunti. Jos olet vesillä, voit myös katsoa kartan, joka toimii ilman verkkoa. ',
  cs: 'Naše tabulky jsou přesné, protože měříme přímo v přístavu a každou hodinu. Když jste na vodě, můžete se podívat na mapu, která funguje i bez sítě. ',
  hu: 'A táblázat pontos, mert a kikötőben mérünk, és minden órában frissül. Ha már vízen van, megnézheti azt a térképet is, amely hálózat nélkül működik. ',
  ro: 'Tabelele sunt exacte, pentru că măsurăm în port și la fiecare oră. Când ești pe apă, poți să vezi o hartă care merge fără rețea, iar prețul este mic. ',
  vi: 'Bảng thủy triều của chúng tôi rất chính xác và được cập nhật mỗi giờ cho các cảng. Bạn có thể xem những bản đồ này trên tàu, không cần mạng. ',
  id: 'Tabel kami tepat karena diukur di pelabuhan dan diperbarui setiap jam. Anda juga dapat melihat peta ini di kapal tanpa jaringan, dan itu tidak mahal untuk semua. ',
  sl: 'Naše tabele so točne, ker merimo v pristanišču in jih osvežimo vsako uro. Ko ste na vodi, lahko pogledate tudi karto, ki dela brez omrežja. ',
  nb: 'Tabellene våre er nøyaktige, for vi måler i havnen og hver time. Når du er på vannet, kan du også se et kart som virker uten nett, og det koster deg ikke mer. ',
}
const neighbors = {
  no: 'Tabellene våre er nøyaktige, for vi måler i havnen og hver time. Når du er på vannet, kan du også se et kart som virker uten nett, og det koster deg ikke mer. ', // Norwegian under its common tag
  nn: 'Tabellane våre er nøyaktige, for vi måler i hamna og kvar time. Når du er på vatnet, kan du også sjå eit kart som verkar utan nett, og det kostar deg ikkje meir. ', // Norwegian of the west
  'sr-Latn':
    'Naše tabele su tačne, jer merimo u luci i svakog sata. Kada ste na vodi, možete da vidite i kartu koja radi bez mreže, ali to nije skupo za vas. ', // Serbian in Latin letters
  ms: 'Jadual kami tepat kerana diukur di pelabuhan dan dikemas kini setiap jam. Anda juga boleh melihat peta ini di kapal tanpa rangkaian, dan itu tidak mahal untuk semua. ', // Malay
  gl: 'As nosas táboas son precisas, porque medimos no porto e cada hora. Cando estás na auga, tamén podes ver un mapa que funciona sen rede, e iso non é caro para a túa barca. ', // Galician
  af: 'Ons tabelle is akkuraat, want ons meet in die hawe en elke uur. As jy op die water is, kan jy ook ’n kaart sien wat sonder netwerk werk, en dit is nie duur vir jou boot nie. ', // Afrikaans
  sk: 'Naše tabuľky sú presné, pretože meriame priamo v prístave a každú hodinu. Keď ste na vode, môžete si pozrieť aj mapu, ktorá funguje bez siete. ', // Slovak
  is: 'Töflurnar okkar eru nákvæmar því við mælum í höfninni og á hverri klukkustund. Þegar þú ert á sjó getur þú líka séð kort sem virkar án nets og það er ekki dýrt. ', // Icelandic
  eu: 'Gure taulak zehatzak dira, portuan neurtzen dugulako orduro. Uretan zaudenean, sarerik gabe dabilen mapa bat ere ikus dezakezu, eta ez da garestia. ', // Basque
}

const inLanguage = (lang: string, text: string) => localFacts({ ...emptyPage, lang, text: text.repeat(3) })
const without = (text: string) => localFacts({ ...emptyPage, text })

const ofSite = (text: string, path = '/preise') => ({
  ...localFacts({ ...emptyPage, text, url: `https://gezeiten.de${path}` }),
  site: { language: 'de' },
})

const russian = 'Хорошая производительность и надёжность для проектов, которые вы создаёте вместе с нами. '.repeat(4)
const german = 'Die Gezeiten für den Hafen und das Meer, mit der Karte, die nicht nur ein Lotse auf See braucht, ist eine Hilfe. '.repeat(5)

const english = 'The tide tables for your harbour are checked with the water, and you see the hours that suit you and your crew. '
const tables = 'Die Tafeln für den Hafen sind mit dem Wasser abgeglichen, und die Stunden, die nicht passen, blendet eine Taste aus. '
const mixed = (heading: string, text: string, attributes = '') =>
  localFacts(
    readPage(`<html lang="en"><h1>Tides</h1><p>${english.repeat(6)}</p><section${attributes}>${heading}<p>${text}</p></section>`, {
      url: 'https://tidewatch.dev/',
    }),
  )

const french = 'Les marées sont vérifiées avec les jauges du port, et vous voyez les heures qui conviennent à votre équipage. '
const italian = 'Le maree sono controllate con gli strumenti del porto, e vedi le ore che vanno bene per il tuo equipaggio. '
const inFrench = (body: string, [language, text] = ['fr', french]) =>
  localFacts(readPage(`<html lang="${language}"><h1>Marées</h1><p>${text.repeat(6)}</p>${body}</html>`, { url: 'https://maree.fr/' }))

const depicted = (...alts: string[]) =>
  localFacts(
    readPage(
      `<html lang="es"><title>Mareas</title><h1>Mareas</h1><p>La tabla de mareas es para los pilotos que no quieren esperar en el puerto, y con ella se sabe cuándo sube el agua y cuándo se va.</p>${alts.map((alt) => `<img src="/a.jpg" alt="${alt}">`).join('')}</html>`,
      { url: 'https://acme.dev/' },
    ),
  )

judge(lang, [
  [
    'alternative texts that nobody translated',
    depicted('portrait of a young man for a brochure', 'a camera on the ceiling of an office', 'two parents looking at their new phones'),
    'warn',
    'The alternative text of images is in English, but the rest of the page isn’t: “portrait of a young man for a brochure”',
  ],
  [
    'alternative texts in the page’s language',
    depicted('retrato de un hombre joven con gafas', 'una cámara en el techo', 'dos padres con sus móviles'),
    'pass',
  ],
  ['titles', depicted('The Old Man and the Sea', 'For Whom the Bell Tolls at Night', 'The Sun and the Moon and I'), 'pass'],
  ['one English title', depicted('The Old Man and the Sea', 'una cámara en el techo', 'dos padres con sus móviles'), 'pass'],
  ['English buttons on a French page', inFrench('<button>Send</button><p>ou</p><a href="/a">Order now</a>'), 'warn', '“Send”, “Order now”'],
  ['an English request in words of its own', inFrench('<a href="/a">Book your table today →</a>'), 'warn', 'Book your table today'],
  ['an English button that is an input', inFrench('<form><input type="submit" value="Send message"></form>'), 'warn', 'Send message'],
  ['English labels', inFrench('<form><label>First name <input></label></form>'), 'warn', '“First name”'],
  ['English buttons on a Danish page', inFrench('<button>Buy now</button>', ['da', '']), 'warn', 'in English'],
  ['a Danish button that is spelled as in English', inFrench('<button>Send</button>', ['da', '']), 'pass'],
  [
    'an English part of a Swedish page',
    inFrench(`<h2>Returns</h2><p>${english.repeat(2)}</p>`, [
      'sv',
      'Vi läser av hamnens mätare varje timme, och du ser när det är dags att gå ut från bryggan. ',
    ]),
    'warn',
    'Returns',
  ],
  ['French buttons', inFrench('<button>Envoyer</button><a href="/a">En savoir plus</a><label>Message</label>'), 'pass'],
  ['words that every language borrows', inFrench('<a href="/a">Download</a><button>Newsletter</button><a href="/b">Menu</a>'), 'pass'],
  ['names of products', inFrench('<a href="/a">Get it on Google Play</a><p>ou</p><a href="/b">Read the Docs</a>'), 'pass'],
  ['an English article', inFrench('<a href="/a">How we learned to read the tide</a>'), 'pass'],
  ['English in the footer', inFrench('<footer><a href="/en/">Read more</a></footer>'), 'pass'],
  ['what Italians call it in English', inFrench('<a href="/p">Privacy Policy</a>', ['it', italian]), 'pass'],
  ['English labels of a Japanese design', inFrench('<a href="/a">View more</a>', ['ja', '']), 'pass'],
  ['a product called Gem on an English page', mixed('<h2>More</h2>', '<a href="/gem">Gem</a><p>or</p><a href="/b">Newsletter</a>'), 'pass'],

  [
    'a code for an undetermined language',
    localFacts({ lang: 'und' }),
    'warn',
    '“und” names no language.\nReplace <html lang="und"> with:\n<html lang="en">',
  ],
  ['a code for no language', localFacts({ lang: 'zxx' }), 'warn', 'names no language'],
  ['a language passes', localFacts({ lang: 'en' }), 'pass'],
  ['a language with a region passes', localFacts({ lang: 'pt-BR' }), 'pass'],
  [
    'the United Kingdom is GB',
    localFacts({ lang: 'en-UK' }),
    'warn',
    '“en-UK” isn’t a valid language code.\nReplace <html lang="en-UK"> with:\n<html lang="en-GB">',
  ],
  ['a country is no language', localFacts({ lang: 'jp' }), 'warn', '“jp” isn’t a valid language code.'],
  [
    'the code of Korea is that of Kanuri',
    localFacts(
      readPage(
        '<html lang="kr"><h1>바닷가 찻집</h1><p>저희 찻집은 작은 바닷가 마을에 있고, 창밖으로 파도가 보이는 자리가 열두 개 있습니다.</p>',
        { url: 'https://a.kr/' },
      ),
    ),
    'warn',
    '(“kr”), but its text is in Korean.\nReplace <html lang="kr"> with:\n<html lang="ko">',
  ],
  ...(
    [
      ['se', 'sv', 'Vi läser av hamnens mätare varje timme, och du ser när det är dags att gå ut från bryggan med din båt. '],
      ['br', 'pt', 'As tabelas são verificadas com os medidores do porto, e você vê as horas que são boas para a sua tripulação. '],
      ['ch', 'de', tables],
      ['dk', 'da', texts.da],
      ['cz', 'cs', texts.cs],
      ['in', 'en', english],
    ] as const
  ).map(([code, language, text]): Case => [`the code of a country: ${code}`, inLanguage(code, text), 'warn', `<html lang="${language}">`]),
  [
    'the code of a country that is a language, in that language',
    inLanguage('br', 'Ni a ra war-dro ar mor, hag e welit pegoulz ez eo mat mont er-maez gant ho pag, hep rouedad. '),
    'pass',
  ],
  [
    'in Sami, which has no list here',
    inLanguage('se', 'Mii čállit davvisámegillii, ja don oainnát goas lea buorre vuolgit merrii du fatnasiin. '),
    'pass',
  ],
  ['an undetermined language is none', localFacts({ lang: 'und' }), 'warn', '“und” names no language.'],
  ['no linguistic content is no language', localFacts({ lang: 'zxx-Latn' }), 'warn', '“zxx-Latn” names no language.'],
  ['a language that begins like one of those is one', localFacts({ lang: 'mus' }), 'pass'],
  ['a rare language is one', localFacts({ lang: 'gsw' }), 'pass'],
  ['Russian text isn’t English', localFacts({ ...emptyPage, lang: 'en', text: russian }), 'warn', '<html lang="ru">'],
  ['German text isn’t English', localFacts({ ...emptyPage, lang: 'en', text: german }), 'warn', 'but its text is in German'],
  [
    'Turkish text isn’t English',
    localFacts({
      ...emptyPage,
      lang: 'en',
      text: 'Her gelgit için bir tablo var ve bu tablo limandaki ölçerler kadar doğru; sonra çok az şey değişir. '.repeat(4),
    }),
    'warn',
    '<html lang="tr">',
  ],
  ...Object.entries(texts).map(([language, text]): Case => [
    `text in ${language} isn’t English`,
    inLanguage('en', text),
    'warn',
    `<html lang="${language}">`,
  ]),
  ...Object.entries({ ...texts, ...neighbors }).map(([language, text]): Case => [
    `text in ${language}`,
    inLanguage(language, text),
    'pass',
  ]),
  ...(
    [
      [
        'dishes',
        'Soupe à l’oignon, Coq au vin, Pâté de campagne, Tarte de la maison, Moules du port et frites, Crème de marrons, Plat du jour',
      ],
      ['places', 'La Rochelle, Le Havre, Les Sables-d’Olonne, Aix-en-Provence, Boulogne-sur-Mer, Saint-Jean-de-Luz, La Baule, Le Touquet'],
      ['names', 'Juan de la Cruz, María del Mar, Ana y Luis de los Santos, Pedro de la Torre y su perro, José del Río, Marta de los Arcos'],
    ] as const
  ).map(([what, text]): Case => [`a section of ${what}`, mixed(`<h2>Here</h2>`, text), 'pass']),
  [
    'an English list of hotels',
    localFacts(
      readPage(
        `<html lang="en"><h1>Hotels</h1>${'<p>Hotel de la Paix</p><p>Hôtel du Nord</p><p>Les Bains de la Mer et du Port</p><p>Le Clos des Pins</p>'.repeat(6)}<p>Book now. Best price.</p>`,
        { url: 'https://tidewatch.dev/' },
      ),
    ),
    'pass',
  ],
  [
    'Azerbaijani, which has no list here',
    inLanguage('az', 'Biz Bakıda yerləşən kiçik bir şirkətik və hər kəs üçün daha yaxşı bir xidmət təklif edirik, bu gün də sabah da. '),
    'pass',
  ],
  [
    'a German page with little text under an English menu',
    localFacts(
      readPage(`<html lang="de"><header><nav><p>${english.repeat(3)}</p></nav></header><main><h1>Wegelichter</h1></main>`, {
        url: 'https://tidewatch.dev/de',
      }),
    ),
    'pass',
  ],
  ['few words prove nothing', localFacts({ ...emptyPage, lang: 'en', text: 'Die Gezeiten für den Hafen' }), 'pass'],
  [
    'Bulgarian text isn’t taken for Russian',
    localFacts({ ...emptyPage, lang: 'bg', text: 'Добро утро, приятелю, как си днес и какво правиш? '.repeat(9) }),
    'pass',
  ],
  [
    'Danish text isn’t taken for Swedish',
    localFacts({
      ...emptyPage,
      lang: 'da',
      text: 'Vi hjælper dig med at finde din vej på havet, som du kender det, og det er nemt. '.repeat(9),
    }),
    'pass',
  ],
  ['none is read off English words', localFacts({ lang: null }), 'warn', '<html lang="en">'],
  ['an underscore is no language tag', localFacts({ lang: 'en_US' }), 'warn', '<html lang="en-US">'],
  ['a word is no language tag', localFacts({ lang: 'english language' }), 'warn', '<html lang="en">'],
  ['the language of og:locale counts', localFacts({ lang: null, openGraph: { locale: 'de_AT' } }), 'warn', '<html lang="de-AT">'],
  ['German little words', without('Die Gezeiten für den Hafen und mit allen Daten, die der Lotse braucht'), 'warn', 'lang="de"'],
  ['French little words', without('Les marées pour vos pilotes, avec des données dans le port et une carte'), 'warn', 'lang="fr"'],
  ['Spanish little words', without('Las mareas para el puerto con una tabla que ayuda a los pilotos'), 'warn', 'lang="es"'],
  ['a few stray letters are no Spanish', without('Welcome Home lorem ipsum click x y y z y y'), 'warn', 'Set lang in'],
  ['a Spanish link on an English page changes nothing', without('Tide tables, charts, forecasts: para el puerto'), 'warn', 'Set lang in'],
  ['Japanese letters', without('港のパイロットのための潮汐表'), 'warn', 'lang="ja"'],
  ['Chinese letters', without('港口引航员的潮汐表'), 'warn', 'lang="zh"'],
  ['Korean letters', without('항구 도선사를 위한 조석표'), 'warn', 'lang="ko"'],
  ['Russian letters', without('Таблицы приливов для портовых лоцманов'), 'warn', 'lang="ru"'],
  ['Ukrainian letters', without('Її таблиці припливів для лоцманів і їхніх гаваней'), 'warn', 'lang="uk"'],
  ['Arabic letters', without('جداول المد والجزر لمرشدي الموانئ'), 'warn', 'lang="ar"'],
  [
    'no words at all name no language',
    without(''),
    'warn',
    'No page language set.\nSet lang in the <html> tag to the code of the page’s language',
  ],
  ['few words, on a site in German', ofSite('Zwei Tarife. Beide ohne Vertrag.'), 'warn', '<html lang="de">'],
  [
    'two sentences with one word for each of two languages',
    ofSite('Plans for the harbour. Was sonst?'),
    'warn',
    'Set lang in the <html> tag',
  ],
  ['English labels, on a site in German', ofSite('Pricing. Free trial.'), 'warn', 'Set lang in the <html> tag'],
  ['a few English words, on a site in German', ofSite('Plans for the whole harbour'), 'warn', 'Set lang in the <html> tag'],
  ['no words that tell, in the English folder of it', ofSite('Two plans', '/en/prices'), 'warn', 'Set lang in the <html> tag'],
  ['a folder that is no language', ofSite('Tarife', '/qq/prices'), 'warn', '<html lang="de">'],
  ['a whole French page of it', ofSite('Les marées pour vos pilotes, avec des données dans le port et une carte'), 'warn', 'lang="fr"'],
  [
    'a code for no language, on a site in German',
    { ...ofSite('Tarife'), page: literalPage({ ...emptyPage, lang: 'und' }) },
    'warn',
    '<html lang="und"> with:\n<html lang="de">',
  ],
  ['a section in German', mixed('<h2>So geht es</h2>', tables), 'warn', 'A section is in German'],
  ['a section marked as German', mixed('<h2>So geht es</h2>', tables, ' lang="de"'), 'pass'],
  ['what a German sailor says', mixed('<h2>Sailors</h2>', `<blockquote>${tables}</blockquote>`), 'pass'],
  ['a few German words', mixed('<h2>Words</h2>', 'Das ist der Hafen.'), 'pass'],
  ['half a page in German', mixed('<h2>Auf Deutsch</h2>', tables.repeat(8)), 'pass'],
  ['a German button', mixed('<h2>More</h2>', '<a href="/a">Weiterlesen</a>'), 'warn', 'A link or button is in German'],
  ['an English button', mixed('<h2>More</h2>', '<a href="/a">Read more</a>'), 'pass'],
  ['a German button marked as such', mixed('<h2>More</h2>', '<a href="/a">Weiterlesen</a>', ' lang="de"'), 'pass'],
  ['a language', mixed('<h2>More</h2>', '<a href="/de/">Deutsch</a>'), 'pass'],
])
