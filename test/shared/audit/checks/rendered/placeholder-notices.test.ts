import { placeholderText } from '../../../../../shared/audit/checks/rendered/placeholder-text.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

const page = (html: string, title = 'Tidewatch') =>
  literalFacts({ page: readPage(`<title>${title}</title><h1>Tide tables</h1>${html}`, { url: 'https://tidewatch.dev/' }) })
const notice = (text: string) => page(`<p>${text}</p>`)
const footer = (text: string) => page(`<footer><p>${text}</p></footer>`)

const demo = 'a demo shop’s notice'
const theme = 'a theme’s own notice'
judge(placeholderText, [
  [
    'a demo shop',
    notice('This is a demo store for testing purposes — no orders shall be fulfilled. <a href="#">Dismiss</a>'),
    'fail',
    demo,
  ],
  ['in German', notice('Dies ist ein Demo-Shop zu Testzwecken – Bestellungen werden nicht ausgeführt.'), 'fail', demo],
  ['in French', notice('Ceci est une boutique de démonstration pour test — aucune commande ne sera honorée.'), 'fail', demo],
  ['in Spanish', notice('Esta es una tienda de demostración para realizar pruebas: no se tramitarán pedidos.'), 'fail', demo],
  ['in Italian', notice('Questo è un negozio demo a scopo di test — nessun ordine sarà evaso.'), 'fail', demo],
  ['in Portuguese', notice('Esta é uma loja de demonstração para fins de teste — nenhum pedido será atendido.'), 'fail', demo],
  ['in Dutch', notice('Dit is een demo-winkel voor testdoeleinden — er worden geen bestellingen afgehandeld.'), 'fail', demo],
  ['in Swedish', notice('Detta är en demobutik för teständamål.'), 'fail', demo],
  ['in Polish', notice('To jest sklep demonstracyjny do celów testowych — żadne zamówienia nie będą realizowane.'), 'fail', demo],
  ['in Russian', notice('Это демонстрационный магазин для тестирования — заказы выполняться не будут.'), 'fail', demo],
  ['in Turkish', notice('Bu test amaçlı bir demo mağazadır.'), 'fail', demo],
  ['in Japanese', notice('これはテストのためのデモストアです — 注文は対象外となります。'), 'fail', demo],
  ['in Chinese', notice('这是一个用于测试目的的演示商店'), 'fail', demo],
  ['in Korean', notice('이것은 테스트용 데모 상점입니다'), 'fail', demo],
  ['a tagline in Dutch', footer('En nog een WordPress site'), 'fail', 'placeholder text'],
  ['a tagline in Italian', footer('Un nuovo sito targato WordPress'), 'fail'],
  ['a tagline in Polish', footer('Kolejna witryna oparta na WordPressie'), 'fail'],
  ['a tagline in Russian', footer('Ещё один сайт на WordPress'), 'fail'],
  ['a tagline in Turkish', footer('Bir başka WordPress sitesi'), 'fail'],
  ['a tagline in Chinese', footer('又一个WordPress站点'), 'fail'],
  ['a theme’s notice in Dutch', footer('Met trots ondersteund door WordPress'), 'warn', theme],
  ['in Japanese, by nobody', footer('制作: [会社名]'), 'warn', theme],
  ['in Turkish', footer('WordPress gururla sunar'), 'warn', theme],
  ['in Chinese', footer('自豪地采用 WordPress'), 'warn', theme],
  ['of a block theme', footer('Designed with <a href="https://wordpress.org">WordPress</a>'), 'warn', theme],
  ['an author who isn’t named', footer('Theme by Your Name'), 'warn', theme],
  ['a blank for the author', footer('Site réalisé par [Nom de l’agence]'), 'warn', theme],
  ['nobody’s copyright in Italian', footer('© 2024 La tua azienda. Tutti i diritti riservati.'), 'fail', 'a template’s copyright notice'],
  ['nobody’s copyright in Dutch', footer('© 2024 Uw bedrijf'), 'fail', 'a template’s copyright notice'],
  ['a generator’s default text', notice('Docusaurus was designed from the ground up to be easily installed and used.'), 'fail'],

  ['a shop without samples', notice('Our demo store in Lübeck is open on Saturdays: test the instruments there.'), 'pass'],
  ['a shop that takes no orders', notice('We take no orders in January.'), 'pass'],
  [
    'a theme’s demonstration',
    page('<p>This is a demo store for testing purposes — no orders shall be fulfilled.</p>', 'Storefront theme demo'),
    'pass',
  ],
  ['words about a notice', notice('Remember to remove “This is a demo store for testing purposes” before you launch.'), 'pass'],
  ['a host of WordPress', page('<footer>Proudly powered by WordPress</footer>', 'Managed WordPress hosting'), 'pass'],
  ['a real author', footer('Theme by Anna Berg. Site by Nordlicht Studio.'), 'pass'],
  ['a real author in German', footer('Umgesetzt von Agentur Nordlicht, Design von Anna Berg'), 'pass'],
  ['a band called so', footer('© 2024 Untitled Harbour Records'), 'pass'],
  [
    'the program itself',
    page('<p>Docusaurus was designed from the ground up to be easily installed.</p>', 'Docusaurus: build docs'),
    'pass',
  ],

  ...[
    'En agosto no se tramitarán pedidos.',
    'Si no se acepta, no se realizará ningún pedido.',
    'W święta żadne zamówienia nie będą realizowane.',
    'Under julen: inga beställningar kommer att skickas.',
    'In augustus: er worden geen bestellingen afgehandeld.',
    'En août, aucune commande ne sera honorée.',
    'No feriado, nenhum pedido será atendido.',
    'Em agosto, nenhuma encomenda será satisfeita.',
    'O svátcích objednávky nebudou vyřízeny.',
    'В праздники заказы выполняться не будут.',
    'In January no orders shall be fulfilled.',
    '这是一个用于测试接口的工具',
    '春節期間訂單將不會出貨',
    'Dies ist ein Testshop-Vergleich.',
    'Boutique de démonstration – Lyon',
    'Hicimos otro sitio de WordPress para el puerto.',
    'Questo è un altro sito WordPress che abbiamo fatto.',
    'Başka bir WordPress sitesi de yaptık.',
    'Asiakkaan uusi WordPress-sivusto on valmis.',
    'Am lansat un site WordPress nou.',
    '歡迎使用 WordPress 外掛',
    'Un site utilisant WordPress peut lire les marées.',
    'Eine weitere WordPress-Website, die wir gebaut haben.',
    'Site desenvolvido com WordPress para o porto.',
    'Sidan är designad med WordPress av oss.',
    'Un faro diseñado por [Anna Berg] en 1990.',
  ].map((text): Case => [`no notice: ${text}`, notice(text), 'pass']),
  ...[
    'Otro sitio de WordPress',
    'Un altro sito WordPress',
    'Uusi WordPress-sivusto',
    'Un site utilisant WordPress',
    'Eine weitere WordPress-Website',
  ].map((text): Case => [`a tagline: ${text}`, notice(text), 'fail', 'placeholder text']),
  ...['Desenvolvido com WordPress', 'Designad med WordPress', 'Diseñado por [tu agencia]'].map((text): Case => [
    `a theme’s: ${text}`,
    footer(text),
    'warn',
    theme,
  ]),
])

const wordpress = '<meta name="generator" content="WordPress 6.8">'
judge(placeholderText, [
  ...[
    'Boas-vindas ao WordPress. Este é o seu primeiro post. Edite-o ou exclua-o, e então comece a escrever!',
    'Te damos la bienvenida a WordPress. Esta es tu primera entrada. Edítala o bórrala, ¡luego empieza a escribir!',
    'Ti diamo il benvenuto in WordPress. Questo è il tuo primo articolo. Modificalo o eliminalo.',
    'Vitajte vo WordPress. Toto je váš prvý článok. Môžete ho upraviť alebo odstrániť.',
    'Tere tulemast WordPressi. See on sinu esimene postitus. Muuda või kustuta see.',
    'Chúc mừng đến với WordPress. Đây là bài viết đầu tiên của bạn. Hãy chỉnh sửa hay xóa bài viết này.',
    'ברוכים הבאים לוורדפרס. זה הפוסט הראשון באתר.',
    'مرحبًا بك في ووردبريس. هذه هي مقالتك الأولى.',
    '歡迎使用 WordPress。這是這個網站的第一篇文章，試試為這篇文章進行編輯或直接刪除。',
    'Hallo, dies ist ein Kommentar. Um mit dem Freischalten, Bearbeiten und Löschen von Kommentaren zu beginnen, besuche die Kommentar-Ansicht.',
    'This is Sea Notes, a brand new site that’s just getting started. Things will be up and running here shortly, but you can subscribe in the meantime.',
    'Kombiniere Text mit einem Bild, um den Fokus auf dein ausgewähltes Produkt zu legen.',
  ].map((text): Case => [`a program’s sample: ${text}`, notice(text), 'fail', 'placeholder text']),
  ['a sample post’s title', page(`${wordpress}<h3><a href="/ola-mundo/">Olá, mundo!</a></h3>`), 'fail', 'sample content'],
  ['in Greek', page(`${wordpress}<h2>Καλημέρα κόσμε!</h2>`), 'fail', 'sample content'],
  [
    'a lesson of a course in a theme',
    page('<link rel="stylesheet" href="/wp-content/themes/sea/style.css"><ul><li>Hello World!</li><li>Loops</li></ul>'),
    'pass',
  ],
  ['the same words elsewhere', page('<h3>Olá, mundo!</h3><p>Um livro sobre viagens.</p>'), 'pass'],
  ...[
    'Este é o seu primeiro post no Markfy, e há ajuda.',
    'Aprenda WordPress: no fim do curso, publica o seu primeiro post.',
    'Willkommen bei unserem WordPress-Kurs. Dies ist Ihr erster Tag.',
    'This is your first post office in Lübeck.',
    'To get started, edit the page title and press Publish.',
    'Give customers details about the banner image in your own words.',
    'Dit is een reactie op het nieuws van gisteren.',
    'C’est une page d’exemple pour les élèves.',
  ].map((text): Case => [`the page’s own: ${text}`, notice(text), 'pass']),
])
