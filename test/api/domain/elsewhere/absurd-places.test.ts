import { expect, it } from 'vitest'
import { readShipped } from '../../../../api/directories/shipped.ts'
import { composePlan } from '../../../../api/domain/elsewhere/compose-plan.ts'
import { defaultPlan } from '../../../../api/domain/elsewhere/default-plan.ts'
import { literalCrawl, literalLaunch } from '../../../support/literal-launch.ts'

const entries = (await readShipped()).filter(({ state }) => state === 'open')
const ids = new Set(entries.map(({ id }) => id))

function firstTen(text: string, lang: string, categories: string[]): string[] {
  const [tagline = '', description = ''] = text.split('. ')
  const launch = literalLaunch({ name: 'Quay', url: 'https://quay.example/', tagline, description, categories, pricing: 'freemium' })
  const crawl = literalCrawl({ previews: { lang } as never, checks: [] })
  const plan = defaultPlan(launch, crawl, 'ada', '2026-11-29T09:00:00Z')
  const { offers } = composePlan({ launch, plan, entries, submissions: [], today: '2026-11-29' })
  return offers.slice(0, 10).map(({ entry }) => entry.id)
}

/** A product, and places where nobody would launch it. */
it.each<[text: string, lang: string, category: string, never: string[]]>([
  ['Manutenzione caldaie a Bologna, prezzo chiaro prima', 'it', 'lifestyle', ['startupitalia', 'capterra', 'product-hunt', 'show-hn']],
  ['Réparation de vélos à domicile à Nantes', 'fr', 'lifestyle', ['maddyness', 'appvizer', 'product-hunt', 'strava']],
  ['Heizungswartung in Köln zum Festpreis', 'de', 'lifestyle', ['deutsche-startups', 'heise-download', 'omr-reviews', 'app-store']],
  ['Window cleaning in Bristol, booked in a minute', 'en-GB', 'lifestyle', ['product-hunt', 'alternativeto', 'g2', 'thefork']],
  [
    'Le plan HACCP de votre restaurant, sans classeur',
    'fr',
    'business',
    ['thefork', 'tripadvisor', 'uber-eats', 'pages-jaunes', 'michelin-guide'],
  ],
  ['Sistema de agendamento para salões de beleza', 'pt-BR', 'business', ['google-business-profile', 'getninjas', 'guia-mais']],
  ['Reservierungssoftware für Restaurants', 'de', 'business', ['google-business-profile', 'gelbe-seiten', 'tripadvisor']],
  ['Kørebog og timer for håndværkere', 'da', 'business', ['dba', 'pricerunner', 'jobindex', 'square-apps']],
  ['Compara el precio de tu compra: escanea el ticket', 'es-ES', 'lifestyle', ['labsk', 'boardgamegeek', 'capterra', 'g2', 'show-hn']],
  ['Marjapaikat talteen ilman verkkoa', 'fi', 'lifestyle', ['tori', 'duunitori', 'g2', 'capterra']],
  ['Vejret for lystfiskere i lommen. App til iPhone', 'da', 'sports-outdoors', ['dba', 'steam', 'jobindex']],
  ['Jobs til dig over 60, på dine egne timer', 'da', 'jobs-hr', ['square-apps', 'r-barowners', 'dba']],
  ['Jobs in der Denkmalpflege', 'de', 'jobs-hr', ['gelbe-seiten', 'google-business-profile', 'my-hammer']],
  ['Feature flags in a pull request. SDKs for Python and Go', 'en', 'developer-tools', ['pypi', 'pycoders-weekly', 'r-python', 'rapidapi']],
  ['Retry and cache any Python call, with a test clock', 'en', 'developer-tools', ['r-clocks', 'app-store', 'capterra']],
  ['Spamschutz für deine WordPress-Kommentare', 'de', 'web-agency', ['app-store', 'heise-download', 'shopify-app-store']],
  ['Spot overflowing text in Figma', 'en', 'design', ['wordpress-plugin-directory', 'app-store', 'shopify-app-store']],
  ['Daily notes with the moon, inside your Obsidian vault', 'en', 'productivity', ['r-videoediting', 'creative-cow', 'notion-marketplace']],
  ['Il gestionale per officine che si usa dal telefono', 'it', 'business', ['wordpress-in-italiano', 'subito', 'pagine-gialle']],
  ['La place de marché des pièces de vélo d’occasion', 'fr', 'ecommerce-marketplace', ['strava', 'shopify-app-store']],
  ['Une association qui répare des ordinateurs, dons bienvenus', 'fr', 'community-social', ['capterra', 'g2', 'malt']],
  ['O podcast da história do samba', 'pt-BR', 'audio-music', ['skoob', 'steam', 'capterra']],
  ['Der Newsletter über Wärmeplanung', 'de', 'news-directories', ['fyyd', 'heise-download', 'app-store']],
  ['A novel about the last lighthouse keeper, in paperback', 'en', 'writing-documentation', ['royal-road', 'show-hn', 'steam']],
  ['A bedside e-ink clock that fades the room to sleep', 'en', 'lifestyle', ['app-store', 'steam', 'capterra']],
  ['Jeden Tag ein Wortspiel im Browser', 'de', 'games', ['steam', 'app-store', 'capterra']],
  ['A Bitcoin wallet for families', 'en', 'finance-accounting', ['r-lawfirm', 'r-lawyertalk', 'steam']],
  ['Kurs administracji Linuksem: 40 lekcji', 'pl', 'education', ['olx-pl', 'app-store', 'aur']],
  ['A calm coding font with true italics', 'en', 'design', ['app-store', 'capterra', 'etsy']],
  [
    'Feature flags that small teams can read in a pull request',
    'en',
    'developer-tools',
    ['square-apps', 'vercel-integrations', 'app-store'],
  ],
  ['猫のおまわりさんの推理パズル。広告もありません', 'ja', 'games', ['steam', 'capterra', 'shopify-app-store']],
  ['Ofertas de trabajo en viñedos de España', 'es-ES', 'jobs-hr', ['chollometro', 'shopify-app-store', 'google-play']],
  ['A Go library for ids. A stable format and no allocations', 'en', 'developer-tools', ['r-horses', 'app-store', 'capterra']],
  ['Fönsterputs i Uppsala, boka på en minut', 'sv', 'lifestyle', ['sweclockers', 'r-sweden', 'breakit', 'product-hunt']],
  ['Limpieza de placas solares en Murcia, precio cerrado', 'es', 'lifestyle', ['chollometro', 'forocoches', 'capterra']],
  ['An Excel template for choirs', 'en', 'productivity', ['one-page-love', 'lapa-ninja', 'app-store']],
  ['Un jeu d’enquête sur PC et Steam Deck', 'fr', 'games', ['google-play', 'frandroid', 'capterra']],
  [
    'Free school uniforms, passed on by parents’ associations',
    'en-IE',
    'community-social',
    ['teachers-pay-teachers', 'clever-library', 'r-teachers'],
  ],
  ['A quiet puzzle game for PC and Steam Deck', 'en', 'games', ['minireview', 'r-iosgaming', 'app-store']],
  [
    'A narrative podcast about Australia’s small fishing towns',
    'en-AU',
    'audio-music',
    ['r-australianteachers', 'r-ausskincare', 'r-fishing'],
  ],
  ['Transcripts of your interviews on your own laptop', 'en', 'ai', ['openslr', 'hugging-face-datasets', 'zenodo']],
  ['Der Gehaltsrechner mit Urlaubsplan', 'de', 'jobs-hr', ['mein-schoner-garten', 'wild-und-hund', 'top-agrar']],
  ['Le carnet de commandes du boulanger, sans engagement', 'fr', 'business', ['google-business-profile', 'leboncoin', 'pages-jaunes']],
  [
    'Faites passer vos péniches. Un jeu de cartes coopératif pour deux à cinq joueurs',
    'fr',
    'games',
    ['voiles-et-voiliers', 'hisse-et-oh'],
  ],
  ['Practise job interviews with a coach', 'en', 'jobs-hr', ['tools-for-reporters', 'nieman-lab']],
  ['One API for national holidays in every country', 'en', 'developer-tools', ['app-store', 'capterra', 'etsy']],
  ['Bygg din egen hemsida', 'sv', 'web-agency', ['byggvarlden', 'vvs-forum', 'elinstallatoren', 'byggindustrin']],
  ['Jakt på fynd i alla butiker', 'sv', 'ecommerce-marketplace', ['svensk-jakt', 'jakt-jagare', 'jaktjournalen']],
  ['Ta ställning i lokala frågor', 'sv', 'community-social', ['byggvarlden', 'vvs-forum']],
  ['Lär dig koda: skolan för vuxna', 'sv', 'education', ['skolporten']],
  ['Jagd auf Schnäppchen: der Preisvergleich', 'de', 'utilities', ['wild-und-hund', 'jager', 'pirsch', 'blinker', 'anglerboard']],
  ['Reiter und Fenster im Browser ordnen', 'de', 'productivity', ['cavallo', 'st-georg', 'ehorses']],
  ['Ein Hafen für deine Container', 'de', 'developer-tools', ['yacht', 'boote-forum']],
  ['Schule der Magie: ein Rollenspiel', 'de', 'games', ['lehrerfreund', 'deutscher-bildungsserver', '4teachers']],
  ['Chasse aux bugs : suivi des erreurs', 'fr', 'developer-tools', ['chassons-com']],
  ['Livraison continue sans escalade de privilèges', 'fr', 'developer-tools', ['fevad', 'randonner-leger', 'i-trekkings']],
  ['Caccia al tesoro per team building', 'it', 'business', ['pescare-online']],
  ['Il gestionale in cantiere: la spesa del mese', 'it', 'finance-accounting', ['edilportale', 'lavoripubblici', 'dissapore']],
  ['Farmacia de guardia cerca de ti', 'es', 'lifestyle', ['diario-medico', 'redaccion-medica']],
  ['Agentes autónomos con declaración de tipos', 'es', 'developer-tools', ['supercontable', 'rankia', 'aprendemas']],
  ['Szkoła czarów: gra', 'pl', 'games', ['edunews', 'profesor-pl']],
  ['Panele i wykresy, wykonawcy i utwory', 'pl', 'audio-music', ['gramwzielone', 'murator-plus', 'forum-budowlane']],
  ['農業シミュレーションゲーム', 'ja', 'games', ['agri-mynavi-jp', 'jacom']],
  ['教師データを作るツール', 'ja', 'ai', ['kyobun-co-jp']],
  ['Zorg dat je mail aankomt, ook in de praktijk', 'nl', 'messaging-email', ['medisch-contact']],
  ['Doplněk pro WordPress a databázi', 'cs', 'web-agency', ['doplnky-shoptet', 'blog-shoptetu']],
  ['Automatiza seus processos, com direito a suporte', 'pt-BR', 'productivity', ['migalhas', 'consultor-juridico', 'jota']],
  ['Restauração de ficheiros num clique', 'pt-PT', 'utilities', ['publituris', 'ambitur']],
  ['Copii de rezervă pentru fiecare sarcină', 'ro', 'utilities', ['desprecopii']],
  ['Jadwal media sosial', 'id', 'marketing-seo', ['kitabisa', 'indorelawan']],
  ['Innsamling av data fra skjemaer', 'nb', 'data-analytics', ['spleis']],
  ['Scaffold a page builder from British construction kits', 'en-GB', 'developer-tools', ['screwfix-community', 'diynot']],
  ['A server farm in the UK, station by station', 'en-GB', 'developer-tools', ['farming-forum', 'farmers-weekly', 'agweb']],
  ['Bug reporters and test reporters for Node', 'en', 'developer-tools', ['nieman-lab', 'tools-for-reporters', 'journalism-co-uk']],
  ['A quiet reader for your newsletters. Calm by design', 'en', 'productivity', ['wholesome-games', 'r-cozygamers']],
  ['Ein Brettspiel über Landwirte und Angler', 'de', 'games', ['top-agrar', 'agrarheute', 'blinker', 'landtreff']],
  ['Een kaartspel over boeren op de fiets', 'nl', 'games', ['boerderij', 'fiets', 'nieuwe-oogst']],
  ['A GPS tracker for dogs', 'en-AU', 'lifestyle', ['the-medical-republic', 'pulse-it']],
  ['Seu contador de passos, sem anúncios', 'pt-BR', 'fitness', ['contabeis']],
  ['Facturation des temps, prix TVA incluse', 'fr', 'productivity', ['compta-online', 'ordre-des-experts-comptables']],
  ['A US service that pays contractors in forty countries', 'en-US', 'finance-accounting', ['contractortalk', 'hvac-talk', 'lawnsite']],
  ['A shift calendar for nurses in the United States', 'en-US', 'productivity', ['vin', 'dentistryiq']],
  ['カーペットの掃除を記録するアプリ', 'ja', 'productivity', ['sippo']],
  ['Kutyák és gazdák oltási naplója', 'hu', 'lifestyle', ['agroinform', 'agrarszektor']],
  ['Cull a thousand photos at once. Done before your espresso', 'en', 'photo-video', ['r-espresso', 'home-barista', 'sprudge']],
  ['A standup game about a choir. Sing and win', 'en', 'games', ['imslp', 'making-music', 'violinist-com']],
  ['Blind hiring, tests and libraries for teams', 'en', 'jobs-hr', ['r-blind', 'applevis', 'r-libraries', 'code4lib']],
  ['Ein Spiel über Imker und Bienen', 'de', 'games', ['deutscher-imkerbund', 'nabu']],
  ['Die Parzelle im Kleingarten, Beet für Beet', 'de', 'lifestyle', ['deutscher-imkerbund', 'imkerforum']],
  ['A Framer template for architects', 'en', 'design', ['r-surveying', 'archinect', 'eng-tips']],
  ['Routes and readings for pool companies. Invoices go to QuickBooks', 'en', 'business', ['r-bookkeeping', 'quickbooks-app-store-com']],
  ['Un jeu de cartes sur les péniches, pour deux', 'fr', 'games', ['nofrag', 'afjv']],
])('%s (%s) isn’t sent where nobody looks for it', (text, lang, category, never) => {
  for (const id of never) expect(ids).toContain(id)
  expect(firstTen(text, lang, [category]).filter((id) => never.includes(id))).toEqual([])
})

/** Tools for people of a trade or a hobby, and where these read. */
it.each<[text: string, lang: string, category: string, place: string]>([
  ['Jagdrevier und Abschussplan für Jäger', 'de', 'sports-outdoors', 'wild-und-hund'],
  ['Das Fangbuch für Angler', 'de', 'sports-outdoors', 'blinker'],
  ['Kalkyler för hantverkare och byggföretag', 'sv', 'business', 'byggvarlden'],
  ['Jaktlaget i telefonen, för jägare', 'sv', 'sports-outdoors', 'svensk-jakt'],
  ['Unterricht planen, für Lehrkräfte', 'de', 'education', 'lehrerfreund'],
  ['El cuaderno de campo de los agricultores', 'es', 'business', 'agroinformacion'],
  ['Scaffold inspections from the back of the van, in the UK', 'en-GB', 'business', 'screwfix-community'],
  ['農家のための出荷記録', 'ja', 'business', 'jacom'],
  ['Charts for veterinarians in the United States', 'en-US', 'business', 'vin'],
  ['VAT returns for bookkeepers in the UK', 'en-GB', 'finance-accounting', 'icaew'],
  ['농부를 위한 출하 기록', 'ko', 'business', 'nongmin-com'],
  ['Stand records for beekeepers', 'en', 'utilities', 'beesource'],
  ['A night sky planner for astrophotography', 'en', 'utilities', 'stargazers-lounge'],
  ['Rehearsal planning for choirs', 'en', 'audio-music', 'choralnet'],
  ['Snags and surveys for land surveyors', 'en', 'business', 'r-surveying'],
  ['Die Stockkarte für Imker', 'de', 'utilities', 'deutscher-imkerbund'],
  ['Lesson plans for teachers, shared by a school', 'en', 'education', 'r-teachers'],
])('%s (%s) is sent to the press of its people', (text, lang, category, place) => {
  expect(firstTen(text, lang, [category])).toContain(place)
})
